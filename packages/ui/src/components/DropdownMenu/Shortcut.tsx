import { KeyHint } from '../KeyHint/KeyHint';
import { platformOf } from '../KeyHint/platforms';
import { ariaShortcut } from './ariaShortcut';
import { shortcut as style } from './Shortcut.css';

interface ShortcutProps {
  /** Keys joined by a plus: 'Mod+K', 'Alt+W'. */
  shortcut: string | undefined;
}

/** For the menu item, so that screen readers announce the keys as a shortcut and not as part of its name. */
export const shortcutAttributes = ({ shortcut }: ShortcutProps) =>
  shortcut === undefined ? {} : { 'aria-keyshortcuts': ariaShortcut(shortcut, platformOf(navigator.userAgent)) };

/** At the end of a menu item; hidden from screen readers, which get `aria-keyshortcuts`. */
export const Shortcut = ({ shortcut }: ShortcutProps) =>
  shortcut === undefined ? null : (
    <span aria-hidden className={style}>
      <KeyHint keys={shortcut.split('+')} />
    </span>
  );
