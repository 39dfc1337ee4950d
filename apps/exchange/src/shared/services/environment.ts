import { createLiveFeed, createUpload, type LiveFeed, type LiveFeedOptions, type Upload } from '@exchange/api';
import type { Share } from './services';
import type { CookieJar } from '../storage/cookies';
import type { Shelf } from '../storage/deviceStore';
import type { TabChannel } from '../storage/tabChannel';
import type { FetchSettings } from '../config/loadConfig';
import type { ThemePage, ThemeRoot } from '../theme/themeStore';

/** Everything that the application gets from outside. */
export interface Environment {
  fetch: typeof globalThis.fetch;
  /** Fetches the settings, which aren't an exchange call. */
  fetchSettings: FetchSettings;
  /** Sends bodies large enough to show their progress. */
  upload: Upload;
  openFeed: (options: LiveFeedOptions) => LiveFeed;
  now: () => number;
  /** Milliseconds of a clock that never goes backwards. */
  elapsed: () => number;
  /** Calls back before the next frame is drawn. */
  onFrame: (draw: () => void) => void;
  openLocalStorage: () => Shelf;
  openSessionStorage: () => Shelf;
  jar: CookieJar;
  openChannel: (name: string) => TabChannel;
  /** Events of the page: input, sleep and waking, its network, other tabs' storage, the system's theme. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & Pick<ThemePage, 'matchMedia'>;
  isOnline: () => boolean;
  location: { readonly origin: string; readonly pathname: string };
  /** Reloads the page. */
  reload: () => void;
  share: Share | undefined;
  /** The element that the theme is set on. */
  root: ThemeRoot;
  userAgent: string;
  /** For debugging; traders don't see it. */
  log: (line: string) => void;
}

/** Closing the share sheet isn't a failure. */
const deviceShare = (): Share | undefined =>
  'share' in navigator ? (link) => void navigator.share(link).catch(() => undefined) : undefined;

export const browserEnvironment = (log: Environment['log']): Environment => ({
  fetch: (request, init) => window.fetch(request, init),
  fetchSettings: (path, init) => window.fetch(path, init),
  upload: createUpload(() => new XMLHttpRequest()),
  openFeed: createLiveFeed,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  onFrame: (draw) => void window.requestAnimationFrame(draw),
  openLocalStorage: () => window.localStorage,
  openSessionStorage: () => window.sessionStorage,
  jar: document,
  openChannel: (name) => new BroadcastChannel(name),
  page: window,
  isOnline: () => navigator.onLine,
  location: window.location,
  reload: () => window.location.reload(),
  share: deviceShare(),
  root: document.documentElement,
  userAgent: navigator.userAgent,
  log,
});
