import type { Refused } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { addressLimit } from './credentials';
import { countTry } from '#identity/guard';
import type { Place } from '#identity/stores/places';

interface LinkTry {
  place: Place;
  email: string;
  /** Requests with the same subject are counted together, wherever they come from. */
  subject: string;
}

/**
 * Links are requested without proof, so strangers can use up an address's tries. Its trader can still get
 * one at a known place. That is looked up last, so until then the timing reveals nothing about the account.
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
