import { createBrowserNotices, type BrowserNotices } from './browserNotices';
import { createFillSound, type FillSound } from './fillSound';

let notices: BrowserNotices | undefined;
let sound: FillSound | undefined;

/** One per page, so that what was learnt when a notice was shown is known where notices are turned on. */
export const browserNotices = (): BrowserNotices => (notices ??= createBrowserNotices(window));

export const browserSound = (): FillSound => (sound ??= createFillSound(window));
