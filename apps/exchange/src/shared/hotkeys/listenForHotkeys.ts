import { meantBy } from './hotkey';
import type { HotkeyRegistry } from './hotkeyRegistry';

/** What letters go into. */
const fields = [
  'input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="reset"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
].join();

/** What has the keys to itself while it is open. On its way out it has not, nor has anything in it. */
const interruptions = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-state="closed"], [data-state="closed"] *)`)
  .join();

interface Listening {
  page: Document;
  hotkeys: HotkeyRegistry;
  isOff: () => boolean;
  /** Something is about to open, and will have the keys to itself. */
  isOpening: () => boolean;
}

/** Has hotkeys act until what is given back is called. What somebody else has handled already is not handled again. */
export const listenForHotkeys = ({ page, hotkeys, isOff, isOpening }: Listening): (() => void) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const hotkey = meantBy(event, hotkeys.all(), {
      isTyping: event.target instanceof Element && event.target.closest(fields) !== null,
      isInterrupted: isOpening() || page.querySelector(interruptions) !== null,
      isOff: isOff(),
      platform: hotkeys.platform,
    });
    if (hotkey === undefined) return;
    // Else the letter is typed into the field that it leads to, and a browser has a meaning of its own for some.
    event.preventDefault();
    hotkey.run();
  };
  page.addEventListener('keydown', hear);
  return () => page.removeEventListener('keydown', hear);
};
