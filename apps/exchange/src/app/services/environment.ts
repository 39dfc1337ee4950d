import { createLiveFeed, createUpload, type LiveFeed, type LiveFeedOptions, type Upload } from '@exchange/api';
import type { Share } from '../../shared/services/services';
import type { CookieJar } from '../../shared/storage/cookies';
import type { Shelf } from '../../shared/storage/deviceStore';
import type { TabChannel } from '../../shared/storage/tabChannel';
import type { FetchSettings } from '../config/loadConfig';
import type { ThemePage, ThemeRoot } from '../../shared/theme/themeStore';

/** Everything that the application takes from outside. */
export interface Environment {
  fetch: typeof globalThis.fetch;
  /** Asks for the settings, which are no call of the exchange. */
  fetchSettings: FetchSettings;
  /** Sends what is large enough for its progress to be shown. */
  upload: Upload;
  openFeed: (options: LiveFeedOptions) => LiveFeed;
  now: () => number;
  /** Milliseconds of a clock that is never set back. */
  elapsed: () => number;
  /** Calls back before the next frame is drawn. */
  onFrame: (draw: () => void) => void;
  openLocalStorage: () => Shelf;
  openSessionStorage: () => Shelf;
  jar: CookieJar;
  openChannel: (name: string) => TabChannel;
  /** What happens to the page: input, sleep and waking, its network, other tabs' storage, the system's theme. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & Pick<ThemePage, 'matchMedia'>;
  isOnline: () => boolean;
  location: { readonly origin: string; readonly pathname: string };
  /** Loads the page anew. */
  reload: () => void;
  share: Share | undefined;
  /** Carries the theme. */
  root: ThemeRoot;
  userAgent: string;
  /** For whoever looks into a problem, never for the trader. */
  log: (line: string) => void;
}

/** Whoever closes the sheet again has not failed. */
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
