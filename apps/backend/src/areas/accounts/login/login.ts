import { isRefused, type Handlers, type Refused, type WithStatus } from '../../../contract/handlers';
import { holdLogin, newActivity } from './activity';
import { together, type AccountCore } from '../../../identity/core';
import { checkCredentials } from '../proving/credentials';
import { everyCountAt } from '../../../identity/guard';
import { loggedIn, wantsMailCode, wantsNewPassword, wantsTwoFactor, type LoginAnswer } from './loginAnswers';
import { mailCode, mailLink } from '../proving/mailing';
import { eventOf, type Occasion } from '../../../identity/occasion';
import { placeOf, networkOf, type Place } from '../../../identity/stores/places';
import { refusals } from '../../../identity/refusals';
import { checkLoginCode, secondFactorOf } from '../../../identity/secondFactor';
import type { SignIn } from '../../../identity/stores/audit';

/** Whether this device at this network is new to an account that has been signed in to before. */
const isNewDevice = (before: readonly SignIn[], here: Pick<Place, 'device' | 'network'>): boolean =>
  before.length > 0 &&
  !before.some(
    ({ device, address }) => (device === null || device === here.device) && networkOf(address) === here.network,
  );

type Ended = LoginAnswer | Refused | WithStatus;

const remindAfterMs = 5 * 60_000;

/** The first email may be lost or its link expired, and this is the only way to get another. */
const remindToVerify = async (core: AccountCore, occasion: Occasion): Promise<Refused> => {
  const { uniqueId, firstName } = occasion.trader;
  const since = new Date(core.clock().getTime() - remindAfterMs);
  if (!(await core.stores.links.wasMailedSince(uniqueId, 'verifyAccount', since)))
    await mailLink(core, occasion, 'verifyAccount', (link) => ({ kind: 'verifyAccount', firstName, link }));
  return refusals.notVerified;
};

const askForCode = async (core: AccountCore, occasion: Occasion, factor: 'app' | 'mail'): Promise<Ended> => {
  const { trader } = occasion;
  if (factor === 'app') return wantsTwoFactor(trader);
  return (await mailCode(core, occasion, 'login')) ?? wantsMailCode(trader);
};

/** The answer to a login that still lacks its second factor. */
const untilSecondFactor = async (
  core: AccountCore,
  occasion: Occasion,
  code: string | undefined,
): Promise<Ended | undefined> => {
  const { trader, place } = occasion;
  const factor = secondFactorOf(trader);
  if (factor === undefined) return undefined;
  if (code !== undefined) return checkLoginCode(core, occasion, factor, code);
  if (await core.stores.challenges.goOn(trader.uniqueId, place, core.clock())) return undefined;
  return askForCode(core, occasion, factor);
};

const untilPlaceIsKnown = async (core: AccountCore, occasion: Occasion): Promise<Ended | undefined> => {
  const { trader, place } = occasion;
  if (!trader.checksPlaces) return undefined;
  if (await core.stores.places.isKnown(trader.uniqueId, place)) return undefined;
  const held = await holdLogin(core, occasion, secondFactorOf(trader) !== undefined);
  return isRefused(held) ? held : newActivity(held);
};

const letIn = async (core: AccountCore, occasion: Occasion): Promise<LoginAnswer> => {
  const { trader, place } = occasion;
  const { uniqueId, email } = trader;
  const token = core.random.token();
  const at = core.clock();
  await together(core, async ({ sessions, places, audit, mail }) => {
    const isNew = isNewDevice(await audit.signIns(uniqueId), place);
    await sessions.open(token, uniqueId, place.address, at, place.device);
    await places.remember(uniqueId, place, at);
    await audit.note('logged in', eventOf(occasion, at));
    if (isNew) await mail(email, { kind: 'newDevice', address: place.address, device: place.device, at });
  });
  await core.limits.forget(...everyCountAt({ kind: 'mail', subject: uniqueId }, place));
  return loggedIn(core, trader, token);
};

const goThrough = async (core: AccountCore, occasion: Occasion, code: string | undefined): Promise<Ended> => {
  const { trader } = occasion;
  if (!trader.isVerified) return remindToVerify(core, occasion);
  if (trader.isPasswordExpired) return (await mailCode(core, occasion, 'expiredPassword')) ?? wantsNewPassword(trader);
  return (
    (await untilSecondFactor(core, occasion, code)) ??
    (await untilPlaceIsKnown(core, occasion)) ??
    letIn(core, occasion)
  );
};

/** Checks the credentials, then whatever else the account requires, one step per call; the token comes last. */
export const loginHandlers = (core: AccountCore): Handlers => ({
  login: async ({ body, request }) => {
    const place = placeOf(request);
    const checked = await checkCredentials(core, body, place);
    if (!checked.trader) return checked.refused;
    const code = body.otp ?? body.code ?? body.mailOTP;
    return goThrough(core, { trader: checked.trader, place }, code);
  },
});
