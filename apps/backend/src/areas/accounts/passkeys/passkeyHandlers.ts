import { mostPasskeys, successTexts } from '@exchange/domain';
import type { operations } from '@exchange/api/contract';
import type { FastifyRequest } from 'fastify';
import { isRefused, type Refused, type Trader, type TraderHandlers } from '#contract/handlers';
import { eventOf, type Caller } from '#identity/caller';
import { together, type AccountCore } from '#identity/core';
import { countTry, everyCountAt } from '#identity/guard';
import { checkProof, nothingToSpend, type Spend } from '#identity/proof';
import { refusals } from '#identity/refusals';
import { relyingPartyOf, type RelyingParty } from '#identity/relyingParty';
import type { PasskeyRow } from '#identity/stores/passkeys';
import { placeOf } from '#identity/stores/places';
import { isTwoFactorOn } from '#identity/stores/traders';
import { checkOldPassword } from '../password/changePasswordHandlers';
import { creationOptions, readCreated, readSigned, requestOptions, textOf } from './webauthn';

type Item = operations['passkeys']['responses'][200]['content']['application/json']['data'][number];

const itemOf = ({ credentialId, name, addedAt, usedAt }: PasskeyRow): Item => ({
  id: textOf(credentialId),
  name,
  createdAt: addedAt.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});

interface Asking extends Caller {
  session: string;
}

const askingOf = async (
  { stores }: AccountCore,
  { trader: { uniqueId, session }, request }: { trader: Trader; request: FastifyRequest },
): Promise<Asking | Refused> => {
  const trader = await stores.traders.byId(uniqueId);
  return trader ? { trader, session, place: placeOf(request) } : refusals.loggedOut;
};

interface Given {
  code?: string | undefined;
  oldPassword?: string | undefined;
}

/** Without the app, the password proves as much as it does at sign-in: a lost key mustn't keep its trader out. */
const checkKeyChange = async (
  core: AccountCore,
  asking: Asking,
  { code, oldPassword }: Given,
): Promise<{ spend: Spend } | Refused> => {
  const { trader } = asking;
  if (isTwoFactorOn(trader)) return checkProof(core, { ...asking, code });
  if (oldPassword === undefined && (await core.stores.passkeys.count(trader.uniqueId)) > 0)
    return checkProof(core, { ...asking, code: undefined });
  const checked = await checkOldPassword(core, asking, oldPassword ?? '');
  return isRefused(checked) ? checked : { spend: nothingToSpend };
};

const begin = async (core: AccountCore, party: RelyingParty, asking: Asking, given: Given) => {
  const { uniqueId } = asking.trader;
  if ((await core.stores.passkeys.count(uniqueId)) >= mostPasskeys) return refusals.tooManyPasskeys;
  const proof = await checkKeyChange(core, asking, given);
  if (isRefused(proof)) return proof;
  const { options, question } = await creationOptions(core, party, asking);
  return together(core, async (joint) => {
    const refused = await proof.spend(joint);
    if (refused) return refused;
    await joint.passkeys.ask(Buffer.from(options.challenge, 'base64url'), question, core.clock());
    return { data: { ...options } };
  });
};

const keep = (core: AccountCore, asking: Asking, row: PasskeyRow): Promise<Refused | undefined> =>
  together(core, async ({ traders, passkeys, audit, mail }) => {
    const { uniqueId, email } = asking.trader;
    await traders.lock(uniqueId);
    if ((await passkeys.count(uniqueId)) >= mostPasskeys) return refusals.tooManyPasskeys;
    if (!(await passkeys.add(row))) return refusals.passkeyKnown;
    await audit.note('passkey added', eventOf(asking, row.addedAt));
    await mail(email, { kind: 'passkeyAdded', name: row.name, at: row.addedAt });
    return undefined;
  });

const remove = (core: AccountCore, asking: Asking, id: string, spend: Spend): Promise<Refused | undefined> =>
  together(core, async (joint) => {
    const { uniqueId, email } = asking.trader;
    const refused = await spend(joint);
    if (refused) return refused;
    const at = core.clock();
    const removed = await joint.passkeys.remove(uniqueId, Buffer.from(id, 'base64url'));
    if (!removed) return undefined;
    // It may have confirmed something in another session just before.
    await joint.passkeys.endOpen(uniqueId);
    await joint.audit.note('passkey removed', eventOf(asking, at));
    await joint.mail(email, { kind: 'passkeyRemoved', name: removed.name, at });
    return undefined;
  });

const texts = successTexts.accounts;

const keyHandlers = (core: AccountCore, party: RelyingParty): TraderHandlers => ({
  passkeys: async ({ trader: { uniqueId } }) => ({
    data: (await core.stores.passkeys.ofTrader(uniqueId)).map(itemOf),
  }),
  passkeyAddOptions: async ({ body, ...call }) => {
    const asking = await askingOf(core, call);
    return isRefused(asking) ? asking : begin(core, party, asking, body);
  },
  addPasskey: async ({ body: { credential, name }, ...call }) => {
    const asking = await askingOf(core, call);
    if (isRefused(asking)) return asking;
    const { trader, session } = asking;
    const { uniqueId } = trader;
    const question = { purpose: 'add', uniqueId, session } as const;
    const made = await readCreated(core, party, { text: credential, question });
    if (!made) return refusals.passkeyRefused;
    const row = { ...made, uniqueId, name: name.trim(), addedAt: core.clock(), usedAt: null };
    return (await keep(core, asking, row)) ?? { message: texts.passkeyAdded, data: itemOf(row) };
  },
  renamePasskey: async ({ body: { id, name }, trader: { uniqueId } }) =>
    (await core.stores.passkeys.rename(uniqueId, Buffer.from(id, 'base64url'), name.trim()))
      ? { message: texts.passkeyRenamed }
      : refusals.unknownPasskey,
  removePasskey: async ({ body: { id, ...given }, ...call }) => {
    const asking = await askingOf(core, call);
    if (isRefused(asking)) return asking;
    const proof = await checkKeyChange(core, asking, given);
    if (isRefused(proof)) return proof;
    return (await remove(core, asking, id, proof.spend)) ?? { message: texts.passkeyRemoved };
  },
});

/** A passkey confirms the next change of its session. */
const confirmHandlers = (core: AccountCore, party: RelyingParty): TraderHandlers => ({
  passkeyConfirmOptions: async ({ trader: { uniqueId, session } }) => {
    const keys = await core.stores.passkeys.ofTrader(uniqueId);
    if (keys.length === 0) return refusals.noPasskey;
    const options = await requestOptions(party, keys);
    const challenge = Buffer.from(options.challenge, 'base64url');
    await core.stores.passkeys.ask(challenge, { purpose: 'confirm', uniqueId, session }, core.clock());
    return { data: { ...options } };
  },
  confirmByPasskey: async ({ body: { credential }, ...call }) => {
    const asking = await askingOf(core, call);
    if (isRefused(asking)) return asking;
    const { trader, session } = asking;
    const { uniqueId } = trader;
    const question = { purpose: 'confirm', uniqueId, session } as const;
    const counted = { kind: 'code', subject: `passkey ${uniqueId}` } as const;
    const limited = await countTry(core, asking, counted);
    if (limited) return limited;
    const { isGood } = await readSigned(core, party, { text: credential, question });
    const at = core.clock();
    if (!isGood) {
      await core.stores.audit.note('passkey refused', eventOf(asking, at));
      return refusals.passkeyRefused;
    }
    await core.limits.forget(...everyCountAt(counted, asking.place));
    await core.stores.passkeys.confirm(uniqueId, session, at);
    return { message: texts.passkeyConfirmed };
  },
});

/** None where passkeys have no name to be bound to: clients then hide them. */
export const passkeyHandlers = (core: AccountCore): TraderHandlers => {
  const party = relyingPartyOf(core.settings.publicUrl);
  return party ? { ...keyHandlers(core, party), ...confirmHandlers(core, party) } : {};
};
