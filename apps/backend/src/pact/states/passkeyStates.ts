import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readCreated, textOf } from '../../areas/accounts/passkeys/webauthn';
import { createSoftwareKey, type SoftwareKey } from '../../areas/accounts/testing/softwareKey';
import { relyingPartyOf, type RelyingParty } from '../../identity/relyingParty';
import type { Question } from '../../identity/stores/passkeys';
import { arranged, told, type Arrangements, type Deps } from '../arranging/arrange';
import { findTrader, sessionOf } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);

/** The device that each trader has used last, by the trader's id. */
const devices = new Map<string, SoftwareKey>();

const deviceOf = (uniqueId: string): SoftwareKey => {
  const device = devices.get(uniqueId);
  if (!device) throw new Error('No state has given this trader a passkey.');
  return device;
};

const partyOf = ({ accounts }: Deps): RelyingParty => {
  const party = relyingPartyOf(accounts.settings.publicUrl);
  if (!party) throw new Error('PUBLIC_URL has no name that passkeys could be bound to.');
  return party;
};

/** Asks as the exchange does, and returns what a device has to sign, and the page it is on. */
const ask = async (deps: Deps, question: Question) => {
  const challenge = randomBytes(32);
  await deps.accounts.stores.passkeys.ask(challenge, question, deps.accounts.clock());
  const { id: rpId, origin } = partyOf(deps);
  return { challenge: textOf(challenge), page: { rpId, origin } };
};

const signed = async (deps: Deps, uniqueId: string, question: Question): Promise<{ credential: string }> => {
  const { challenge, page } = await ask(deps, question);
  return { credential: deviceOf(uniqueId).sign(challenge, { ...page, userHandle: uniqueId }) };
};

export const passkeyStates: Arrangements = {
  'a passkey': told({ email, id: text, name: text }, async ({ name, ...given }, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    const { accounts } = deps;
    const device = createSoftwareKey();
    // Only the purpose is another than in the call, whose question belongs to a session.
    const question = { purpose: 'signIn' } as const;
    const { challenge, page } = await ask(deps, question);
    const made = await readCreated(accounts, partyOf(deps), { text: device.create(challenge, page), question });
    if (!made) throw new Error('The passkey was not accepted.');
    await accounts.stores.passkeys.add({ ...made, uniqueId, name, addedAt: accounts.clock(), usedAt: null });
    devices.set(uniqueId, device);
    return { id: device.id };
  }),
  'a passkey to be added': told(
    { email, token: text, device: z.enum(['new', 'known']) },
    async ({ token, ...given }, deps) => {
      const { uniqueId } = await findTrader(deps, given.email);
      const device = given.device === 'new' ? createSoftwareKey() : deviceOf(uniqueId);
      const { challenge, page } = await ask(deps, { purpose: 'add', uniqueId, session: sessionOf(token) });
      return { credential: device.create(challenge, page) };
    },
  ),
  'a passkey that confirms': told({ email, token: text }, async ({ token, ...given }, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    return signed(deps, uniqueId, { purpose: 'confirm', uniqueId, session: sessionOf(token) });
  }),
  'a passkey that signs in': told({ email }, async (given, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    return signed(deps, uniqueId, { purpose: 'signIn' });
  }),
  'a change confirmed by a passkey': arranged({ email, token: text }, async ({ token, ...given }, deps) => {
    const { uniqueId } = await findTrader(deps, given.email);
    const { stores, clock } = deps.accounts;
    await stores.passkeys.confirm(uniqueId, sessionOf(token), clock());
  }),
};
