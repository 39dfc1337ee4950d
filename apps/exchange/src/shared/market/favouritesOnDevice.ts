import { forgetCookie, readCookie, writeCookie, type CookieJar } from '../storage/cookies';
import { readStored } from '../storage/storedFields';

const cookie = 'favouritePairs';

/** More than there are pairs; a longer list isn't ours. */
const most = 100;

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && /^\w{1,40}$/.test(value)) || Number.isSafeInteger(value);

/** A cookie may hold anything: whatever isn't a list of ids counts as empty. */
export const readFavourites = (text: string | undefined): ReadonlySet<string> => {
  const stored = readStored(text);
  return new Set(Array.isArray(stored) ? stored.filter(isId).slice(0, most).map(String) : []);
};

/** A visitor's favourite pairs, on this device. Another tab may have changed them since they were last read. */
export const favouritesOnDevice = (jar: CookieJar) => {
  let known = readFavourites(readCookie(jar, cookie));
  return {
    stored: (): ReadonlySet<string> => {
      const text = readCookie(jar, cookie);
      // Without cookies only this page knows them.
      return text === undefined ? known : readFavourites(text);
    },
    keep: (favourites: ReadonlySet<string>): void => {
      known = favourites;
      writeCookie(jar, cookie, JSON.stringify([...favourites]));
    },
    forget: (): void => {
      known = new Set();
      forgetCookie(jar, cookie);
    },
  };
};
