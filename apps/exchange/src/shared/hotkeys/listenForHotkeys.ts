import { meantBy } from './hotkey';
import type { HotkeyRegistry } from './hotkeyRegistry';

/** Elements that accept typing. */
const fields = [
  'input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="reset"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
].join();

/** Elements that receive all keys while they are open, but not while they are closing. */
const interruptions = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-state="closed"], [data-state="closed"] *)`)
  .join();

interface Listening {
  page: Document;
  hotkeys: HotkeyRegistry;
  isOff: () => boolean;
  /** Something is about to open that will receive all keys. */
  isOpening: () => boolean;
}

/** Activates hotkeys until the returned function is called. Skips events that were already handled. */
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
    // Otherwise the letter would be typed into the field that receives the focus, or trigger the browser's own
    // shortcut.
    event.preventDefault();
    hotkey.run();
  };
  page.addEventListener('keydown', hear);
  return () => page.removeEventListener('keydown', hear);
};
