import type { ExchangeClient } from '@exchange/api';
import { createListeners, isFailure, type Failure } from '@exchange/domain';
import type { CookieJar } from '../storage/cookies';
import type { TabChannel } from '../storage/tabChannel';
import { favouritesOnDevice } from './favouritesOnDevice';

export interface FavouritesStore {
  state: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  toggle: (pairId: string) => void;
  /** The reason that a trader's list is missing. Undefined once it has loaded. */
  failure: () => Failure | undefined;
  retry: () => void;
}

/** A pending change of one favourite. */
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

export interface FavouritesDeps {
  /** Stores a visitor's favourites. */
  jar: CookieJar;
  /** Stores a trader's favourites. */
  client: Pick<ExchangeClient, 'markets'>;
  tabs: TabChannel;
  /** The id of the logged-in trader, if any. */
  trader: () => string | undefined;
  /** Called when the server refuses a favourite. */
  onTrouble: (failure: Failure) => void;
}

/**
 * Favourite pairs: a visitor's on this device, a trader's on the server. A visitor's favourites are taken over when
 * they log in. Other tabs are notified of a change and reload. Call `follow` whenever the trader may have changed.
 */
export const createFavouritesStore = (deps: FavouritesDeps): FavouritesStore & { follow: () => void } => {
  const { jar, client, tabs, trader, onTrouble } = deps;
  const { markets } = client;
  const listeners = createListeners();
  const device = favouritesOnDevice(jar);
  let owner: string | undefined;
  /** As stored on the device or the server. */
  let kept = device.stored();
  let failure: Failure | undefined;
  let isLoaded = false;
  /** Changes that the server hasn't answered yet, in the order they were made. */
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

  /** Favourites that couldn't be taken over stay on the device for the next time. */
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

  /** One after the other, so that the last change wins, and nothing runs for a trader who has left. */
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

  /** Another tab may have another trader by now, or a visitor: its change is reloaded, never copied. */
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
