import type { LiveFeed } from '@exchange/api';
import { createFakeExchange, fakeApiUrl, outOfReach, type Answers } from '@exchange/api/testing';
import { configSchema, type Config } from '../config/config';
import type { Shelf } from '../storage/deviceStore';
import type { Environment } from '../services/environment';
import { createScriptedFeed } from './scriptedFeed';

/** The default settings, with the fake exchange as the server. */
export const testConfig: Config = configSchema.parse({
  apiUrl: fakeApiUrl,
  chartUrl: fakeApiUrl,
  tradeHistoryUrl: fakeApiUrl,
});

export const testVersion = '2.0.11';

/** The storage of a trader who signed in before. */
export const storedTrader = { jwt: 'token-1', userData: 'u-1001', email: 'ada@example.com' };

/** The calls that the application makes automatically for a signed-in trader. */
export const signedInAnswers = {
  tfaStatus: 'off',
  checkSession: 'holds',
  userProfile: 'fresh',
  favouritePairs: 'none',
  logout: 'signedOut',
} as const satisfies Answers;

const memoryOf = (stored: Record<string, string>): Shelf => {
  const items = new Map(Object.entries(stored));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

/** Dispatches the test's own events; its system prefers the dark theme. */
export const createTestPage = () =>
  Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });

export interface TestEnvironmentOptions extends Partial<Environment> {
  /** The contents of the browser's storage, and of the tab's, when the page opens. */
  stored?: Record<string, string>;
  storedInTab?: Record<string, string>;
  feed?: LiveFeed;
}

/** A browser in memory. No call is expected unless the caller passes an exchange. */
export const createTestEnvironment = (options: TestEnvironmentOptions = {}): Environment => {
  const { stored = {}, storedInTab = {}, feed = createScriptedFeed().feed, ...own } = options;
  const fetch = own.fetch ?? createFakeExchange().fetch;
  const [local, ofTab] = [memoryOf(stored), memoryOf(storedInTab)];
  return {
    fetch,
    fetchSettings: outOfReach,
    upload: (request) => fetch(request),
    openFeed: () => feed,
    now: () => Date.now(),
    elapsed: () => Date.now(),
    onFrame: (draw) => draw(),
    openLocalStorage: () => local,
    openSessionStorage: () => ofTab,
    jar: { cookie: '' },
    openChannel: () => ({ postMessage: () => undefined, onmessage: null }),
    page: createTestPage(),
    isOnline: () => true,
    location: { origin: 'http://exchange.example', pathname: '/' },
    reload: () => undefined,
    share: undefined,
    root: { dataset: { theme: 'dark' } },
    userAgent: '',
    log: () => undefined,
    ...own,
  };
};
