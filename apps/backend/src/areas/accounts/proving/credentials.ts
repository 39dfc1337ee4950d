import { normaliseEmail } from '@exchange/domain';
import type { Refused } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { atPlace, everyCountAt, settleRight, standingOf, takeCounted } from '#identity/guard';
import type { Limit } from '#identity/limits/limits';
import { eventOf } from '#identity/caller';
import type { Place } from '#identity/stores/places';
import { refusals, tooManyTries } from '#identity/refusals';
import type { TraderRow } from '#identity/stores/traders';
import { addressLimits, slowDown } from './strangers';

export interface Credentials {
  email: string;
  password: string;
  /** Of work, which spares an unknown device the wait. */
  proof?: string | undefined;
}

interface From {
  place: Place;
  /** For traders who are signed in. */
  session?: string;
}

type Checked = { isKnownDevice: boolean } & ({ trader: TraderRow } | { trader: undefined; refused: Refused });

const passwordLimit = (email: string): Limit => ({ kind: 'password', subject: email });

const nobody = '';

interface Guess extends From {
  email: string;
  trader: TraderRow | undefined;
  isKnownDevice: boolean;
  proof: string | undefined;
}

/** Slows an unknown device down, and has it refused where its guess would be one too many. */
const admitsStranger = async (core: AccountCore, guess: Guess, counted: Limit[]): Promise<boolean> =>
  (await slowDown(core, guess)) === 'over' && !guess.trader?.asksCodeFirst && !(await core.limits.isUsedUp(...counted));

/** Counts the guess, and refuses to judge it if there were too many. */
const countGuess = async (core: AccountCore, guess: Guess, counted: Limit[]): Promise<Refused | undefined> => {
  if (!guess.isKnownDevice && !(await admitsStranger(core, guess, counted))) return tooManyTries(0);
  return takeCounted(core, guess, counted);
};

const noteFailure = async ({ stores, clock }: AccountCore, { trader, place, isKnownDevice }: Guess): Promise<void> => {
  if (trader && !isKnownDevice) await stores.attempts.note(trader.uniqueId, place.network, clock());
  else await stores.audit.note('password refused', eventOf({ trader, place }, clock()));
};

/**
 * Finds the trader with these credentials. Unknown addresses get the same answer, after the same work. Guesses from
 * unknown devices never count against a known one.
 */
export const checkCredentials = async (core: AccountCore, given: Credentials, from: From): Promise<Checked> => {
  const { stores, limits, passwords } = core;
  const { place, session } = from;
  const email = normaliseEmail(given.email);
  const trader = await stores.traders.byEmail(email);
  const isKnownDevice = session !== undefined || (await stores.places.isKnown(trader?.uniqueId ?? nobody, place));
  const guess = { ...from, email, trader, isKnownDevice, proof: given.proof };
  const byAddress = isKnownDevice ? [] : addressLimits(place);
  const byAccount = atPlace(passwordLimit(email), place, standingOf(session, isKnownDevice));
  const refused = await countGuess(core, guess, [...byAccount, ...byAddress]);
  if (refused) {
    if (!isKnownDevice) await noteFailure(core, guess);
    return { trader: undefined, refused, isKnownDevice };
  }
  const isRight = await passwords.isRight(trader?.passwordHash, given.password).catch(async (error: unknown) => {
    // No wrong password was found: the server was too busy to check it.
    await limits.giveBack(...byAddress, ...byAccount);
    throw error;
  });
  if (!trader || !isRight) {
    await noteFailure(core, guess);
    return { trader: undefined, refused: refusals.wrongCredentials, isKnownDevice };
  }
  await limits.giveBack(...byAddress);
  await settleRight(core, byAccount);
  return { trader, isKnownDevice };
};

/** After a new password, guesses at the old one no longer count. */
export const forgetGuesses = async ({ limits }: AccountCore, email: string, place: Place): Promise<void> =>
  limits.forget(...everyCountAt(passwordLimit(email), place));
