import { createBrowserNotices, type BrowserNotices } from './browserNotices';
import { createFillSound, type FillSound } from './fillSound';

let notices: BrowserNotices | undefined;
let sound: FillSound | undefined;

/** One for the page, so that what was found out where a notice was shown is known where they are turned on. */
export const browserNotices = (): BrowserNotices => (notices ??= createBrowserNotices(window));

export const browserSound = (): FillSound => (sound ??= createFillSound(window));
