import { addressBookFullText, addressSavedText, mostSavedAddresses } from '@exchange/domain';
import { isRefused, refuse, type Refused } from '#contract/handlers';
import { eventOf, type Caller } from '#identity/caller';
import type { AccountCore, Joint } from '#identity/core';
import type { Spend } from '#identity/proof';
import { notConfirmed } from '#identity/refusals';
import { refusalTexts } from '../shared/refusals';
import { createAddressBookStore } from './addressBookStore';
import { inTurn, prove, type Changing } from './provenChange';
import { needsCode, placeEntry, type BookEntry, type Placing, type WantedEntry } from './bookEntry';

/** How long a removal can be undone without a code. */
const undoMs = 10 * 60_000;

type Change = 'added' | 'changed' | 'removed' | 'restored';

interface Changed {
  change: Change;
  entry: BookEntry;
  before?: BookEntry;
}

const noted = { added: 'address added', changed: 'address changed', removed: 'address removed' } as const;

/** A change that its trader didn't make must be noticed: it is mailed and logged with it. */
const tell = async (joint: Joint, caller: Caller, { change, entry, before }: Changed, at: Date): Promise<void> => {
  const { asset, label, address, destinationTag } = entry;
  const kind = noted[change === 'restored' ? 'added' : change];
  await joint.audit.note(kind, { ...eventOf(caller, at), details: { asset } });
  await joint.mail(caller.trader.email, {
    kind: 'addressBookChanged',
    change,
    asset,
    label,
    address,
    destinationTag,
    before: before && { label: before.label, address: before.address, destinationTag: before.destinationTag },
    at,
  });
};

type Refusing = Extract<Placing, { kind: 'unknown' | 'saved before' | 'full' }>;

const refusalFor = (placing: Refusing, { asset }: WantedEntry): Refused => {
  switch (placing.kind) {
    case 'unknown':
      return refuse(404, refusalTexts.noSuchAddress, 'id');
    case 'saved before':
      return refuse(409, addressSavedText(placing.label), 'toAddress');
    case 'full':
      return refuse(409, addressBookFullText(mostSavedAddresses, asset), 'currency');
  }
};

const carryOut = async (
  store: ReturnType<typeof createAddressBookStore>,
  owner: string,
  wanted: WantedEntry,
  { placing, at }: { placing: Exclude<Placing, Refusing | { kind: 'repeat' }>; at: Date },
): Promise<Changed> => {
  const { id: _, ...fields } = wanted;
  switch (placing.kind) {
    case 'add':
      return { change: 'added', entry: await store.add(owner, { ...fields, place: placing.place, since: at }) };
    case 'restore':
      await store.restore(owner, placing.entry.id);
      return { change: 'restored', entry: placing.entry };
    case 'change': {
      const { before, place } = placing;
      const since = before.place === place ? before.since : at;
      const entry = { ...before, ...fields, place, since };
      await store.change(owner, entry);
      return { change: 'changed', entry, before };
    }
  }
};

/** Adds or changes an entry, once confirmed again. A repeat, or undoing a removal, needs no confirmation. */
export const saveEntry = async (
  core: AccountCore,
  changing: Changing,
  wanted: WantedEntry,
): Promise<BookEntry | Refused> => {
  const { uniqueId } = changing.trader;
  const at = core.clock();
  const placingIn = async (queries: Joint['transaction']): Promise<Placing> => {
    const store = createAddressBookStore(queries);
    const removed = await store.removedAfter(uniqueId, wanted.asset, new Date(at.getTime() - undoMs));
    return placeEntry(await store.of(uniqueId, wanted.asset), wanted, removed);
  };
  const save = async (joint: Joint, spend: Spend): Promise<BookEntry | Refused> => {
    const placing = await placingIn(joint.transaction);
    switch (placing.kind) {
      case 'unknown':
      case 'saved before':
      case 'full':
        return refusalFor(placing, wanted);
      case 'repeat':
        return placing.entry;
      case 'add':
      case 'change':
      case 'restore': {
        const refused = needsCode(placing) ? await spend(joint) : undefined;
        if (refused) return refused;
        const changed = await carryOut(createAddressBookStore(joint.transaction), uniqueId, wanted, { placing, at });
        await tell(joint, changing, changed, at);
        return changed.entry;
      }
    }
  };
  // What needs no code costs none. If that has changed meanwhile, the trader is asked as if none had been sent.
  const isAsked = needsCode(await placingIn(core.db));
  const proof = isAsked ? await prove(core, changing) : { spend: async () => notConfirmed('tfa') };
  return isRefused(proof) ? proof : inTurn(core, changing, (joint) => save(joint, proof.spend));
};

/** Removes an entry, once confirmed again. Without effect if it isn't there. */
export const removeEntry = async (core: AccountCore, changing: Changing, id: string): Promise<Refused | undefined> => {
  const { uniqueId } = changing.trader;
  const at = core.clock();
  const known = (await createAddressBookStore(core.db).of(uniqueId)).some((entry) => entry.id === id);
  if (!known) return undefined;
  const proof = await prove(core, changing);
  if (isRefused(proof)) return proof;
  return inTurn(core, changing, async (joint) => {
    const refused = await proof.spend(joint);
    if (refused) return refused;
    const store = createAddressBookStore(joint.transaction);
    await store.forgetRemoved(uniqueId, new Date(at.getTime() - undoMs));
    const entry = await store.remove(uniqueId, id, at);
    if (entry) await tell(joint, changing, { change: 'removed', entry }, at);
    return undefined;
  });
};
