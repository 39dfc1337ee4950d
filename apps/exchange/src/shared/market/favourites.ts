import type { ExchangeClient } from '@exchange/api';
import { createListeners, isFailure, type Failure } from '@exchange/domain';
import type { CookieJar } from '../storage/cookies';
import type { TabChannel } from '../storage/tabChannel';
import { favouritesOnDevice } from './favouritesOnDevice';

export interface FavouritesStore {
  state: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  toggle: (pairId: string) => void;
  /** Why a trader's list is not there. Nothing once it was loaded. */
  failure: () => Failure | undefined;
  /** Loads the list again. */
  retry: () => void;
}

/** A star that was pressed. */
interface Star {
  pairId: string;
  isWanted: boolean;
}

const changed = (favourites: ReadonlySet<string>, { pairId, isWanted }: Star): ReadonlySet<string> => {
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
  tabs: TabChannel;
  /** Who is logged in, if anybody is. */
  trader: () => string | undefined;
  /** Told of a star that the server did not take. */
  onTrouble: (failure: Failure) => void;
}

/**
 * Favourite pairs: a visitor's on this device, a trader's on the server. What a visitor chose goes with them when they
 * log in. Other tabs are told that something changed and look for themselves. `follow` is told each time that somebody
 * else may be here.
 */
export const createFavouritesStore = (
  surroundings: FavouritesSurroundings,
): FavouritesStore & { follow: () => void } => {
  const { jar, client, tabs, trader, onTrouble } = surroundings;
  const { markets } = client;
  const listeners = createListeners();
  const device = favouritesOnDevice(jar);
  let owner: string | undefined;
  /** As the device or the server has them. */
  let kept = device.stored();
  let failure: Failure | undefined;
  let isLoaded = false;
  /** What the server has not answered yet, in the order in which it was pressed. */
  let pressed: readonly Star[] = [];
  let favourites = kept;
  let working: Promise<void> = Promise.resolve();

  const show = (part: { kept?: ReadonlySet<string>; pressed?: readonly Star[] }): void => {
    kept = part.kept ?? kept;
    pressed = part.pressed ?? pressed;
    favourites = pressed.reduce(changed, kept);
    listeners.notify();
  };

  const load = async (whose: string): Promise<void> => {
    const answer = await markets.favouritePairs({ user_id: whose });
    if (owner !== whose) return;
    if (isFailure(answer)) {
      if (!isLoaded) failure = answer.error;
      listeners.notify();
      return;
    }
    isLoaded = true;
    failure = undefined;
    show({ kept: new Set(answer.data.data.map(({ pairId }) => String(pairId))) });
  };

  const send = (whose: string, { pairId, isWanted }: Star) => {
    const fields = { user_id: whose, pair_id: pairId };
    return isWanted ? markets.addFavouritePair(fields) : markets.removeFavouritePair(fields);
  };

  const tellTabs = (): void => tabs.postMessage('changed');

  /** What could not be taken over stays with the device, for the next time. */
  const merge = async (whose: string): Promise<void> => {
    const left = new Set<string>();
    for (const pairId of device.stored()) {
      const answer = await send(whose, { pairId, isWanted: true });
      const isLost = isFailure(answer) && answer.error.code !== 'refused';
      if (isLost) left.add(pairId);
    }
    if (left.size > 0) device.keep(left);
    else device.forget();
    tellTabs();
  };

  const welcome = async (whose: string): Promise<void> => {
    if (device.stored().size > 0) await merge(whose);
    await load(whose);
  };

  /** One after the other, so that the last star pressed is the one that counts, and nothing for who has left meanwhile. */
  const queue = (whose: string, work: () => Promise<void>): void => {
    working = working.then(() => (owner === whose ? work() : undefined));
  };

  const change = async (whose: string, star: Star): Promise<void> => {
    const answer = await send(whose, star);
    if (owner !== whose) return;
    const waiting = pressed.filter((other) => other !== star);
    if (isFailure(answer)) {
      show({ pressed: waiting });
      onTrouble(answer.error);
      return;
    }
    show({ kept: changed(kept, star), pressed: waiting });
    tellTabs();
    await load(whose);
  };

  /** Another tab may be another trader's by now, or a visitor's: what it changed is looked up, never taken over. */
  const look = (): void => {
    const whose = owner;
    if (whose === undefined) show({ kept: device.stored() });
    else queue(whose, () => load(whose));
  };

  tabs.onmessage = look;

  return {
    state: () => favourites,
    failure: () => failure,
    retry: look,
    subscribe: listeners.subscribe,
    toggle: (pairId) => {
      const star = { pairId, isWanted: !favourites.has(pairId) };
      const whose = owner;
      if (whose === undefined) {
        const next = changed(device.stored(), star);
        device.keep(next);
        show({ kept: next });
        tellTabs();
      } else {
        show({ pressed: [...pressed, star] });
        queue(whose, () => change(whose, star));
      }
    },
    follow: () => {
      const whose = trader();
      if (whose === owner) return;
      owner = whose;
      failure = undefined;
      isLoaded = false;
      show({ kept: whose === undefined ? device.stored() : new Set(), pressed: [] });
      if (whose !== undefined) queue(whose, () => welcome(whose));
    },
  };
};
