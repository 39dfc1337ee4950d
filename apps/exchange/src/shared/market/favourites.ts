import type { ExchangeClient } from '@exchange/api';
import { isFailure, type Failure } from '@exchange/domain';
import { forgetCookie, readCookie, writeCookie, type CookieJar } from '../storage/cookies';

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

/** The favourite pairs of a visitor, on this device. Another tab may have chosen since it was last looked. */
const visitorFavourites = (jar: CookieJar) => {
  let known = readFavourites(readCookie(jar, cookie));
  const stored = (): ReadonlySet<string> => {
    const text = readCookie(jar, cookie);
    // Without cookies there is only what this page knows.
    return text === undefined ? known : readFavourites(text);
  };
  return {
    known: () => known,
    stored,
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

const changed = (favourites: ReadonlySet<string>, pairId: string, isWanted: boolean): Set<string> => {
  const next = new Set(favourites);
  if (isWanted) next.add(pairId);
  else next.delete(pairId);
  return next;
};

export interface FavouritesSurroundings {
  /** Where a visitor's are. */
  jar: CookieJar;
  /** Where a trader's are. */
  client: Pick<ExchangeClient, 'markets'>;
  /** Who is logged in, if anybody is. */
  trader: () => string | undefined;
  onTrouble: (failure: Failure) => void;
}

/**
 * Favourite pairs: a visitor's on this device, a trader's on the server. What a visitor chose goes with them when they
 * log in. `follow` is told each time that somebody else may be here.
 */
export const createFavouritesStore = (
  surroundings: FavouritesSurroundings,
): FavouritesStore & { follow: () => void } => {
  const { jar, client, trader, onTrouble } = surroundings;
  const { markets } = client;
  const listeners = new Set<() => void>();
  const visitor = visitorFavourites(jar);
  let owner: string | undefined;
  let favourites = visitor.known();
  let working: Promise<void> = Promise.resolve();

  const show = (next: ReadonlySet<string>): void => {
    favourites = next;
    for (const listener of listeners) listener();
  };

  const load = async (whose: string): Promise<void> => {
    const answer = await markets.favouritePairs({ user_id: whose });
    if (owner !== whose) return;
    if (isFailure(answer)) onTrouble(answer.error);
    else show(new Set(answer.data.data.map(({ pairId }) => String(pairId))));
  };

  const send = (whose: string, pairId: string, isWanted: boolean) => {
    const fields = { user_id: whose, pair_id: pairId };
    return isWanted ? markets.addFavouritePair(fields) : markets.removeFavouritePair(fields);
  };

  /** What could not be taken over stays with the device, for the next time. */
  const merge = async (whose: string): Promise<void> => {
    const left = new Set<string>();
    for (const pairId of visitor.stored()) {
      const answer = await send(whose, pairId, true);
      const isLost = isFailure(answer) && answer.error.code !== 'refused';
      if (isLost) left.add(pairId);
    }
    if (left.size > 0) visitor.keep(left);
    else visitor.forget();
  };

  const welcome = async (whose: string): Promise<void> => {
    if (visitor.stored().size > 0) await merge(whose);
    await load(whose);
  };

  /** One after the other, so that the last star pressed is the one that counts. */
  const queue = (work: () => Promise<void>): void => {
    working = working.then(work);
  };

  const change = async (whose: string, pairId: string, isWanted: boolean): Promise<void> => {
    const answer = await send(whose, pairId, isWanted);
    if (owner !== whose) return;
    if (isFailure(answer)) {
      show(changed(favourites, pairId, !isWanted));
      onTrouble(answer.error);
    } else await load(whose);
  };

  return {
    state: () => favourites,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (pairId) => {
      const isWanted = !favourites.has(pairId);
      const whose = owner;
      if (whose === undefined) {
        const next = changed(visitor.stored(), pairId, isWanted);
        visitor.keep(next);
        show(next);
      } else {
        show(changed(favourites, pairId, isWanted));
        queue(() => change(whose, pairId, isWanted));
      }
    },
    follow: () => {
      const whose = trader();
      if (whose === owner) return;
      owner = whose;
      show(whose === undefined ? visitor.stored() : new Set());
      if (whose !== undefined) queue(() => welcome(whose));
    },
  };
};
