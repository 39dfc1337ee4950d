import type { Refused } from '../../contract/handlers';
import type { AccountCore } from './core';
import { addressLimit } from './credentials';
import { countTry } from './guard';
import type { Place } from './places';

interface LinkTry {
  place: Place;
  email: string;
  /** What is counted together, wherever it is asked for from. */
  subject: string;
}

/**
 * Links are asked for without any proof, so that strangers may use up what an address has. Then its trader still gets
 * one at a place that is known. That is looked up last, so that until then nothing of an account shows in the time.
 */
export const countLinkTry = async (
  core: AccountCore,
  { place, email, subject }: LinkTry,
): Promise<Refused | undefined> => {
  const stranger = { trader: undefined, place };
  const byAddress = await countTry(core, stranger, addressLimit(place));
  if (byAddress) return byAddress;
  const byAll = await countTry(core, stranger, { kind: 'link', subject });
  if (!byAll) return undefined;
  const trader = await core.stores.traders.byEmail(email);
  const isKnownPlace = await core.stores.places.isKnown(trader?.uniqueId ?? '', place);
  if (!isKnownPlace) return byAll;
  return countTry(core, { trader, place }, { kind: 'link', subject: `${subject} ${place.key}` });
};
