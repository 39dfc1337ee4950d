import { assetAddress, needsDestinationTag, toUnits, type DecimalText } from '@exchange/domain';
import type { SentTransfer } from '#custody/custody';
import { defineKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { isReadableLine } from '#exchange/readableLine';
import { noReason } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { owedKind } from '#ledger/accounts';
import { networkFeeLegs } from '../shared/holdings';
import { badReturnAddress, isOwedFor, noSuchDeposit, notKept } from '../shared/refusals';
import { depositChanged } from './depositEvents';
import { incomingKey, putIncoming, readIncoming, withStep, type Incoming } from '#transfers/incoming';

interface ReturnDeposit {
  id: string;
  /** The sender's address by default. */
  address?: string | undefined;
  destinationTag?: string | undefined;
  by: string;
  why: string;
}

interface Returned {
  deposit: { asset: string; amount: DecimalText; address: string };
  isRepeat: boolean;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Has custody send back a kept deposit. */
    'deposit.return': ReturnDeposit;
    /** Custody refuses to send it, so it waits for an operator again. */
    'deposit.notReturned': { id: string; order: string; refused: string };
    /** Custody has sent it back. */
    'deposit.returned': { id: string; transactionId: string; networkFee: SentTransfer['networkFee'] };
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'deposit.return': Returned;
    'deposit.notReturned': { isRepeat: boolean };
    'deposit.returned': { isRepeat: boolean };
  }
}

type Known = ReadonlyMap<string, Incoming>;

const lookUp = (client: Queries, commands: readonly { id: string }[]): Promise<Known> =>
  readIncoming(
    client,
    commands.map(({ id }) => id),
  );

const returnOrder = (id: string, attempt: number): string => (attempt < 2 ? `return ${id}` : `return ${id}~${attempt}`);

const returning = ({ asset, amount }: Incoming, address: string, isRepeat: boolean): Returned => ({
  deposit: { asset, amount, address },
  isRepeat,
});

const isPayable = (asset: Incoming['asset'], address: string, tag: string | undefined): boolean =>
  assetAddress(asset)(address) === undefined && (tag === undefined || needsDestinationTag(asset));

const order = (incoming: Incoming, { address, destinationTag, why }: ReturnDeposit): Decision<'deposit.return'> => {
  const to = address ?? incoming.sender ?? '';
  if (!isPayable(incoming.asset, to, destinationTag)) return badReturnAddress;
  const attempt = (incoming.returnTo?.attempt ?? 0) + 1;
  const returnTo = { address: to, destinationTag, reason: why, order: returnOrder(incoming.id, attempt), attempt };
  return {
    done: returning(incoming, to, false),
    rows: [rowFor(putIncoming, { ...incoming, status: 'returning', returnTo })],
  };
};

/** A payment that came back after its trader had used it would leave once more. */
const owes = ({ state }: View, { owner, asset }: Incoming): boolean =>
  owner !== null && state.balances.read({ owner, kind: owedKind, asset }) < 0n;

const decideReturn = (view: View, command: CommandOf<'deposit.return'>, known: Known): Decision<'deposit.return'> => {
  const { id, by, why } = command;
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  const incoming = known.get(id);
  if (!incoming) return noSuchDeposit;
  if (incoming.status === 'kept') return owes(view, incoming) ? isOwedFor : order(incoming, command);
  return incoming.status === 'returning' && incoming.returnTo
    ? { done: returning(incoming, incoming.returnTo.address, true) }
    : notKept;
};

const decideNotReturned = (
  { id, order: refusedOrder, refused }: CommandOf<'deposit.notReturned'>,
  known: Known,
): Decision<'deposit.notReturned'> => {
  const incoming = known.get(id);
  if (!incoming) return noSuchDeposit;
  const { status, returnTo } = incoming;
  if (status !== 'returning' || returnTo?.order !== refusedOrder) return { done: { isRepeat: true } };
  return {
    done: { isRepeat: false },
    rows: [rowFor(putIncoming, { ...incoming, status: 'kept', returnTo: { ...returnTo, refused } })],
  };
};

/** The coins and the network fee leave custody together; the exchange pays the fee. */
const decideReturned = (
  { at }: View,
  command: CommandOf<'deposit.returned'>,
  known: Known,
): Decision<'deposit.returned'> => {
  const { id, transactionId, networkFee } = command;
  const incoming = known.get(id);
  if (!incoming) return noSuchDeposit;
  if (incoming.status === 'returned') return { done: { isRepeat: true } };
  if (incoming.status !== 'returning') return notKept;
  const { asset, amount, returnTo } = incoming;
  const returned = withStep({ ...incoming, status: 'returned', returnTransaction: transactionId }, at, {
    step: 'returned',
    transactionId,
    ...(returnTo && { reason: returnTo.reason }),
  });
  return {
    done: { isRepeat: false },
    postings: [
      {
        id: `returned ${id} ${returned.steps.length}`,
        legs: [
          { asset, amount: toUnits(amount), from: { house: 'unclaimed deposits' }, to: { house: 'custody' } },
          ...networkFeeLegs(networkFee),
        ],
      },
    ],
    rows: [rowFor(putIncoming, returned)],
    events: depositChanged(returned),
  };
};

const keysOf = ({ id }: { id: string }): string[] => [incomingKey(id)];

export const returnDeposit = defineKind({
  kind: 'deposit.return',
  keysOf,
  lookUp,
  decide: (view, command, known: Known) => decideReturn(view, command, known),
});

export const depositNotReturned = defineKind({
  kind: 'deposit.notReturned',
  keysOf,
  lookUp,
  decide: (_view, command, known: Known) => decideNotReturned(command, known),
});

export const depositReturned = defineKind({ kind: 'deposit.returned', keysOf, lookUp, decide: decideReturned });
