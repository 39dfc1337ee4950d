import { normaliseEmail } from '@exchange/domain';
import type { Refused } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { countTry } from '#identity/guard';
import type { Limit } from '#identity/limits/limits';
import { eventOf } from '#identity/caller';
import type { Place } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import type { TraderRow } from '#identity/stores/traders';

export interface Credentials {
  email: string;
  password: string;
}

/** Failed guesses from unknown devices never lock the owner out at a known one. */
const passwordLimit = (email: string, place: Place, isKnownPlace: boolean): Limit => ({
  kind: 'password',
  subject: isKnownPlace ? `${email} ${place.key}` : email,
});

const nobody = '';

/** Finds the trader with these credentials. Unknown addresses get the same answer, after the same work. */
export const checkCredentials = async (
  core: AccountCore,
  given: Credentials,
  place: Place,
): Promise<{ trader: TraderRow } | { trader: undefined; refused: Refused }> => {
  const { stores, limits, passwords, clock } = core;
  const email = normaliseEmail(given.email);
  const trader = await stores.traders.byEmail(email);
  const isKnownPlace = await stores.places.isKnown(trader?.uniqueId ?? nobody, place);
  const [byAddress, byAccount] = [addressLimit(place), passwordLimit(email, place, isKnownPlace)];
  const refused = await countTry(core, { trader, place }, byAddress, byAccount);
  if (refused) return { trader: undefined, refused };
  const isRight = await passwords.isRight(trader?.passwordHash, given.password).catch(async (error: unknown) => {
    // No wrong password was found: the server was too busy to check it.
    await limits.giveBack(byAddress, byAccount);
    throw error;
  });
  if (!trader || !isRight) {
    await stores.audit.note('password refused', eventOf({ trader, place }, clock()));
    return { trader: undefined, refused: refusals.wrongCredentials };
  }
  await limits.giveBack(byAddress);
  await limits.forget(byAccount);
  return { trader };
};

export const addressLimit = ({ network }: Place): Limit => ({ kind: 'address', subject: network });

/** After a new password, guesses at the old one no longer count. */
export const forgetGuesses = async ({ limits }: AccountCore, email: string, place: Place): Promise<void> => {
  await limits.forget(passwordLimit(email, place, false));
  await limits.forget(passwordLimit(email, place, true));
};
