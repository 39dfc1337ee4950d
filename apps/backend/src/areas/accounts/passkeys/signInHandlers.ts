import type { Handlers } from '#contract/handlers';
import { eventOf } from '#identity/caller';
import type { AccountCore } from '#identity/core';
import { countTry } from '#identity/guard';
import { refusals } from '#identity/refusals';
import { relyingPartyOf, type RelyingParty } from '#identity/relyingParty';
import { placeOf } from '#identity/stores/places';
import { hasExpired, openSession, remindToVerify } from '../login/login';
import { addressLimit } from '../proving/strangers';
import { readSigned, requestOptions } from './webauthn';

const question = { purpose: 'signIn' } as const;

const handlers = (core: AccountCore, party: RelyingParty): Handlers => ({
  passkeySignInOptions: async () => {
    const options = await requestOptions(party, []);
    await core.stores.passkeys.ask(Buffer.from(options.challenge, 'base64url'), question, core.clock());
    return { data: { ...options } };
  },
  passkeySignIn: async ({ body: { credential }, request }) => {
    const { stores, limits, clock } = core;
    const place = placeOf(request);
    const counted = addressLimit(place);
    const limited = await countTry(core, { trader: undefined, place }, counted);
    if (limited) return limited;
    const { key, isGood } = await readSigned(core, party, { text: credential, question });
    const trader = key && (await stores.traders.byId(key.uniqueId));
    if (!trader || !isGood) {
      await stores.audit.note('passkey refused', eventOf({ trader, place }, clock()));
      return refusals.passkeySignInRefused;
    }
    await limits.giveBack(counted);
    if (!trader.isVerified) return remindToVerify(core, { trader, place });
    if (hasExpired(core, trader)) return refusals.passwordFirst;
    // The device has verified its user and answers this page only, so neither a code nor a known device adds anything.
    return openSession(core, { trader, place });
  },
});

/** Signing in with a passkey alone. */
export const passkeySignInHandlers = (core: AccountCore): Handlers => {
  const party = relyingPartyOf(core.settings.publicUrl);
  return party ? handlers(core, party) : {};
};
