import type { operations } from '@exchange/api/contract';
import { normaliseEmail, serverWording, successTexts } from '@exchange/domain';
import type { Handlers, Refused } from '../../contract/handlers';
import { together, type AccountCore } from '../../identity/core';
import { countTry } from '../../identity/guard';
import { mailGatheredLink, slowLinkCalls } from './proving/gatheredLinks';
import { newLink } from './proving/mailing';
import { eventOf } from '../../identity/caller';
import { placeOf, type Place } from '../../identity/stores/places';
import { refusals } from '../../identity/refusals';
import type { NewTrader } from '../../identity/stores/traders';

type Registration = operations['register']['requestBody']['content']['application/x-www-form-urlencoded'];

/** The trader whose referral code was given, if any. */
const referrerOf = async (
  { stores }: AccountCore,
  code: string | undefined,
): Promise<{ referredBy: string | null } | Refused> => {
  if (code === undefined || code === '') return { referredBy: null };
  // The database may not accept other characters as text.
  const referrer = /^\w+$/.test(code) ? await stores.traders.byReferralCode(code.toUpperCase()) : undefined;
  return referrer ? { referredBy: referrer.uniqueId } : refusals.unknownReferralCode;
};

const newTrader = async (
  { random, passwords, clock }: AccountCore,
  { firstName, lastName, email, password }: Registration,
  referredBy: string | null,
): Promise<NewTrader> => ({
  uniqueId: random.uniqueId(),
  email: normaliseEmail(email),
  firstName,
  lastName,
  passwordHash: await passwords.hash(password),
  passwordChangedAt: clock(),
  referralCode: random.referralCode(),
  referredBy,
  createdAt: clock(),
});

/** Opens the account and emails its verification link, unless the address has been taken meanwhile. */
const openAccount = (core: AccountCore, trader: NewTrader, place: Place): Promise<boolean> =>
  together(core, async (joint) => {
    if (!(await joint.traders.add(trader))) return false;
    const { uniqueId, email, firstName } = trader;
    const at = core.clock();
    await joint.places.remember(uniqueId, place, at);
    await joint.audit.note('registered', eventOf({ trader, place }, at));
    const link = await newLink(core, joint, { uniqueId, purpose: 'verifyAccount' });
    await joint.mail(email, { kind: 'verifyAccount', firstName, link });
    return true;
  });

/** Who registers learns nothing about an address that has an account. Its owner does, with a way to a new password. */
const tellOwner = async (core: AccountCore, email: string, place: Place): Promise<void> => {
  const trader = await core.stores.traders.byEmail(email);
  if (!trader) return;
  const caller = { trader, place };
  await mailGatheredLink(core, caller, 'resetPassword', (link) => ({ kind: 'alreadyRegistered', link }));
};

/** Longer than it takes to open an account, which takes longer than finding that there is one. */
const answerAfterMs = 500;

/** Opens accounts; each can be used once its email address is verified. */
export const registrationHandlers = (core: AccountCore): Handlers => ({
  register: async ({ body, request }) => {
    const since = performance.now();
    const place = placeOf(request);
    const limit = { kind: 'register', subject: place.network } as const;
    const limited = await countTry(core, { trader: undefined, place }, limit);
    if (limited) return limited;
    const referrer = await referrerOf(core, body.referral_code);
    if ('refused' in referrer) return referrer;
    const trader = await newTrader(core, body, referrer.referredBy);
    const isOpened = await openAccount(core, trader, place);
    if (!isOpened) core.later.run(() => tellOwner(core, trader.email, place));
    await core.slowing.untilAfter(answerAfterMs, since);
    return { statusCode: 200, message: successTexts.accounts.registered };
  },
  verifyAccount: async ({ parameters: { token }, request }) => {
    const place = placeOf(request);
    const at = core.clock();
    const verified = await together(core, async (stores) => {
      const link = await stores.links.use('verifyAccount', token, at);
      if (!link) return undefined;
      const { uniqueId } = link;
      await stores.traders.verify(uniqueId);
      await stores.places.remember(uniqueId, place, at);
      await stores.audit.note('account verified', eventOf({ trader: { uniqueId }, place }, at));
      return stores.traders.byId(uniqueId);
    });
    if (!verified) return refusals.accountLinkExpired;
    return { message: serverWording.accountVerified, email: verified.email };
  },
  resendVerification: async ({ body, request }) => {
    const place = placeOf(request);
    const email = normaliseEmail(body.email);
    const limited = await slowLinkCalls(core, place, email);
    if (limited) return limited;
    core.later.run(async () => {
      const trader = await core.stores.traders.byEmail(email);
      if (!trader || trader.isVerified) return;
      const { firstName } = trader;
      await mailGatheredLink(core, { trader, place }, 'verifyAccount', (link) => ({
        kind: 'verifyAccount',
        firstName,
        link,
      }));
    });
    return { message: successTexts.accounts.verificationMailed };
  },
});
