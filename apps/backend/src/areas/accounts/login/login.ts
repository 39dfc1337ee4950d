import { isRefused, isWithStatus, type Handlers, type Refused, type WithStatus } from '#contract/handlers';
import { normaliseEmail } from '@exchange/domain';
import { holdLogin, newActivity } from './activity';
import { askCodeFirst } from './codeFirst';
import { together, type AccountCore } from '#identity/core';
import { checkCredentials } from '../proving/credentials';
import { everyCountAt } from '#identity/guard';
import { loggedIn, wantsMailCode, wantsNewPassword, wantsTwoFactor, type LoginAnswer } from './loginAnswers';
import { mailCode, mailLink } from '../proving/mailing';
import type { WorkToProve } from '../proving/proofOfWork';
import { nextWork } from '../proving/strangers';
import { eventOf, type Caller } from '#identity/caller';
import { networkOf } from '#runtime/networkOf';
import { placeOf, type Place } from '#identity/stores/places';
import { isTooMany, refusals } from '#identity/refusals';
import { checkRecoveryCode } from '#identity/recoveryCodes';
import { checkLoginCode, secondFactorOf } from '#identity/secondFactor';
import type { SignIn } from '#identity/stores/audit';
import { isTwoFactorOn, type TraderRow } from '#identity/stores/traders';

/** Whether a client without our cookie is new to an account that has been signed in to before. */
const isNewDevice = (before: readonly SignIn[], here: Pick<Place, 'device' | 'network'>): boolean =>
  !before.some(
    ({ device, address }) => (device === null || device === here.device) && networkOf(address) === here.network,
  );

type Ended = LoginAnswer | Refused | WithStatus;

const remindAfterMs = 5 * 60_000;

/** The first email may be lost or its link expired, and this is the only way to get another. */
export const remindToVerify = async (core: AccountCore, caller: Caller): Promise<Refused> => {
  const { uniqueId, firstName } = caller.trader;
  const since = new Date(core.clock().getTime() - remindAfterMs);
  if (!(await core.stores.links.wasMailedSince(uniqueId, 'verifyAccount', since)))
    await mailLink(core, caller, 'verifyAccount', (link) => ({ kind: 'verifyAccount', firstName, link }));
  return refusals.notVerified;
};

const askForCode = async (core: AccountCore, caller: Caller, factor: 'app' | 'mail'): Promise<Ended> => {
  const { trader } = caller;
  if (factor === 'app') return wantsTwoFactor(trader, (await core.stores.recoveryCodes.left(trader.uniqueId)) > 0);
  return (await mailCode(core, caller, 'login')) ?? wantsMailCode(trader);
};

interface GivenCodes {
  /** Of the app or an email, as the account has it. */
  code: string | undefined;
  recoveryCode: string | undefined;
}

/** The answer to a login that still lacks its second factor. */
const requireSecondFactor = async (
  core: AccountCore,
  caller: Caller,
  { code, recoveryCode }: GivenCodes,
): Promise<Ended | undefined> => {
  const { trader, place } = caller;
  const factor = secondFactorOf(trader);
  if (factor === undefined) return undefined;
  if (code !== undefined) return checkLoginCode(core, caller, factor, code);
  if (recoveryCode !== undefined && factor === 'app') return checkRecoveryCode(core, caller, recoveryCode);
  if (await core.stores.challenges.goOn(trader.uniqueId, place, core.clock())) return undefined;
  return askForCode(core, caller, factor);
};

const requireKnownDevice = async (core: AccountCore, caller: Caller): Promise<Ended | undefined> => {
  const { trader, place } = caller;
  if (!trader.checksPlaces) return undefined;
  if (await core.stores.places.isKnown(trader.uniqueId, place)) return undefined;
  const held = await holdLogin(core, caller, secondFactorOf(trader) !== undefined);
  return isRefused(held) ? held : newActivity({ socketToken: held });
};

const decisive = [
  'passwordHash',
  'isPasswordExpired',
  'email',
  'isVerified',
  'isMailCodeOn',
] as const satisfies readonly (keyof TraderRow)[];

/** Whether a login with these facts is still one. */
const isUnchanged = (now: TraderRow | undefined, checked: TraderRow): boolean =>
  now !== undefined &&
  isTwoFactorOn(now) === isTwoFactorOn(checked) &&
  decisive.every((column) => now[column] === checked[column]);

export const openSession = async (core: AccountCore, caller: Caller): Promise<LoginAnswer | Refused> => {
  const { trader, place } = caller;
  const { uniqueId, email } = trader;
  const token = core.random.token();
  const at = core.clock();
  const isOpen = await together(core, async ({ traders, sessions, places, audit, mail }) => {
    // Whoever changed the password or the second factor meanwhile has ended all sessions, and this would be one more.
    if (!isUnchanged(await traders.readSteady(uniqueId), trader)) return false;
    const before = await audit.signIns(uniqueId);
    await sessions.open(token, uniqueId, place.address, at, place.device);
    await places.remember(uniqueId, place, at);
    const hasSignedIn = await places.signIn(uniqueId, place, at);
    const isNew = before.length > 0 && (hasSignedIn === undefined ? isNewDevice(before, place) : !hasSignedIn);
    await audit.note('logged in', eventOf(caller, at));
    if (isNew) await mail(email, { kind: 'newDevice', address: place.address, device: place.device, at });
    return true;
  });
  if (!isOpen) return refusals.wrongCredentials;
  await core.limits.forget(...everyCountAt({ kind: 'mail', subject: uniqueId }, place));
  return loggedIn(core, trader, token);
};

export const hasExpired = (
  { clock, settings }: AccountCore,
  { isPasswordExpired, passwordChangedAt }: TraderRow,
): boolean =>
  isPasswordExpired ||
  (settings.passwordMaxMs > 0 && clock().getTime() - passwordChangedAt.getTime() > settings.passwordMaxMs);

const nextLoginStep = async (core: AccountCore, caller: Caller, given: GivenCodes): Promise<Ended> => {
  const { trader } = caller;
  if (!trader.isVerified) return remindToVerify(core, caller);
  if (hasExpired(core, trader)) return (await mailCode(core, caller, 'expiredPassword')) ?? wantsNewPassword(trader);
  return (
    (await requireSecondFactor(core, caller, given)) ??
    (await requireKnownDevice(core, caller)) ??
    openSession(core, caller)
  );
};

/** A refusal in the documented form, with the work that the next try costs. */
const withWork = (ended: Ended, work: WorkToProve | undefined): Ended => {
  if (work === undefined) return ended;
  if (isWithStatus(ended)) return { ...ended, body: { ...(ended.body as object), proofOfWork: work } };
  if (!isRefused(ended) || ended.refused !== 401) return ended;
  const { refused, ...body } = ended;
  return { httpStatus: refused, body: { statusCode: refused, ...body, proofOfWork: work } };
};

/**
 * Checks the credentials, then whatever else the account requires, one step per call; the token comes last. What an
 * unknown device has no tries left for, it does after an emailed code: strangers use those tries up.
 */
export const loginHandlers = (core: AccountCore): Handlers => ({
  login: async ({ body, request }) => {
    const place = placeOf(request);
    const email = normaliseEmail(body.email);
    const checked = await checkCredentials(core, body, { place });
    const code = body.otp ?? body.code ?? body.mailOTP;
    const ended = checked.trader
      ? await nextLoginStep(core, { trader: checked.trader, place }, { code, recoveryCode: body.recoveryCode })
      : checked.refused;
    if (checked.isKnownDevice) return ended;
    const asked = isTooMany(ended) ? newActivity(await askCodeFirst(core, email, place)) : ended;
    return withWork(asked, await nextWork(core, { place, email }));
  },
});
