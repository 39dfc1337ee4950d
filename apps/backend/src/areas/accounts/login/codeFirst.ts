import { isCompleteRecoveryCode, normaliseRecoveryCode, serviceFigures, showRecoveryCode } from '@exchange/domain';
import type { Refused } from '#contract/handlers';
import type { HeldLogin } from './activity';
import { eventOf, type Caller } from '#identity/caller';
import { together, type AccountCore } from '#identity/core';
import { takeCounted } from '#identity/guard';
import { refusals } from '#identity/refusals';
import type { CodeKey } from '#identity/stores/codes';
import type { Place } from '#identity/stores/places';
import { isSameSecret } from '#runtime/isSameSecret';

/** One email for all attempts of this time. Its code outlives it by as much, so that a fresh attempt never finds it expired. */
const gatheredMs = 15 * 60_000;

const codeLength = 10;

const attemptMs = serviceFigures.emailLinkMinutes * 60_000;

const gatheredKey = (uniqueId: string, window: number): CodeKey => ({
  uniqueId,
  purpose: 'loginActivity',
  scope: `gathered ${String(window)}`,
});

const windowAt = (at: Date): number => Math.floor(at.getTime() / gatheredMs);

const mailGatheredCode = async (core: AccountCore, caller: Caller): Promise<void> => {
  const { trader, place } = caller;
  const at = core.clock();
  const window = windowAt(at);
  const key = gatheredKey(trader.uniqueId, window);
  if (await core.stores.codes.isAwaited(key, at)) return;
  const code = core.random.recoveryCode();
  await together(core, async ({ codes, mail, audit }) => {
    const expiresAt = new Date((window + 2) * gatheredMs);
    if (!(await codes.keepShared(key, code, expiresAt))) return;
    await mail(trader.email, { kind: 'codeFirst', code: showRecoveryCode(code), address: place.address, at });
    await audit.note('code mailed', { ...eventOf(caller, at), details: { purpose: 'codeFirst' } });
  });
};

const signatureOf = ({ seals }: AccountCore, terms: string, email: string): string =>
  seals.digest('code first', terms, email).toString('base64url');

/**
 * Emails a code before a password is looked at, and returns the socket token of this attempt. It is signed and not
 * stored, so that attempts fill no table. The code is long, since no count stops strangers from guessing at it: a count
 * that they could use up would lock the trader out.
 */
export const askCodeFirst = async (core: AccountCore, email: string, place: Place): Promise<HeldLogin> => {
  const trader = await core.stores.traders.byEmail(email);
  if (trader) core.later.run(() => mailGatheredCode(core, { trader, place }));
  const terms = `${String(core.clock().getTime() + attemptMs)}.${core.random.shortId()}`;
  return { socketToken: `${terms}.${signatureOf(core, terms, email)}`, codeLength };
};

/** The attempt's own id, if the token is one of ours that is still good; undefined for other socket tokens. */
const readAttempt = (core: AccountCore, token: string, email: string): string | undefined => {
  const [expiry = '', id = '', signature = ''] = token.split('.');
  const isOurs = isSameSecret(signature, signatureOf(core, `${expiry}.${id}`, email));
  return isOurs && Number(expiry) > core.clock().getTime() ? id : undefined;
};

const spendGatheredCode = (core: AccountCore, uniqueId: string, place: Place, code: string): Promise<boolean> =>
  together(core, async ({ codes, places, audit }) => {
    const at = core.clock();
    const window = windowAt(at);
    const isThis = await codes.spendShared(gatheredKey(uniqueId, window), code, at);
    const isRight = isThis || (await codes.spendShared(gatheredKey(uniqueId, window - 1), code, at));
    if (!isRight) return false;
    await places.remember(uniqueId, place, at);
    await audit.note('new place confirmed', eventOf({ trader: { uniqueId }, place }, at));
    return true;
  });

const nobody = '';

/** What comes with an emailed code. */
export interface Given {
  token: string;
  email: string;
  code: string;
}

/** Makes a device known by the emailed code; `'other'` if the token is of a sign-in whose password was right. */
export const confirmByGatheredCode = async (
  core: AccountCore,
  place: Place,
  { token, email, code }: Given,
): Promise<Refused | 'other' | undefined> => {
  const id = readAttempt(core, token, email);
  if (id === undefined) return 'other';
  // An app may send the first five characters by themselves, as it would a short code. They are no guess.
  if (!isCompleteRecoveryCode(code)) return refusals.wrongMailCode;
  const { limits, stores } = core;
  const trader = await stores.traders.byEmail(email);
  const byDevice = { kind: 'code', subject: `first ${email} ${place.key}` } as const;
  if ((await limits.take({ kind: 'attempt', subject: id })).waitMs !== undefined) return refusals.wrongActivityToken;
  const refused = await takeCounted(core, { trader, place }, [byDevice]);
  if (refused) return refused;
  // Looked for without an account as well: the time that it takes would tell who has one.
  if (!(await spendGatheredCode(core, trader?.uniqueId ?? nobody, place, normaliseRecoveryCode(code))))
    return refusals.wrongMailCode;
  await limits.forget(byDevice);
  return undefined;
};
