import { readCookie, writeCookie, type CookieJar } from '../storage/cookies';

export interface FavouritesStore {
  state: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  toggle: (pairId: string) => void;
}

const cookie = 'favouritePairs';

/** More than there are pairs; what is longer is no list of ours. */
const most = 100;

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && /^\w{1,40}$/.test(value)) || Number.isSafeInteger(value);

/** A cookie may hold anything: whatever is no list of ids counts as none. */
export const readFavourites = (text: string | undefined): ReadonlySet<string> => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(parsed) ? parsed.filter(isId).slice(0, most).map(String) : []);
  } catch {
    return new Set();
  }
};

/** The favourite pairs of a visitor, on this device. */
export const createFavouritesStore = (jar: CookieJar): FavouritesStore => {
  const listeners = new Set<() => void>();
  let favourites = readFavourites(readCookie(jar, cookie));
  return {
    state: () => favourites,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (pairId) => {
      // Another tab may have chosen since; without cookies there is only what this page knows.
      const stored = readCookie(jar, cookie);
      const next = new Set(stored === undefined ? favourites : readFavourites(stored));
      if (favourites.has(pairId)) next.delete(pairId);
      else next.add(pairId);
      favourites = next;
      writeCookie(jar, cookie, JSON.stringify([...next]));
      for (const listener of listeners) listener();
    },
  };
};
