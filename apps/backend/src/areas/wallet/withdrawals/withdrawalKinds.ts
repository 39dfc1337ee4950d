import { defineKind, type AnyKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import { noSuchWithdrawal, tooLate } from '../shared/refusals';
import type { HoldReason } from '#transfers/holdWithdrawals';
import { assertOwners, obstacleOf } from './ownersFacts';
import { withdrawalChanged } from './withdrawalEvents';
import { readTraderFacts, type TraderFacts } from './withdrawalFacts';
import {
  approve,
  cancel,
  complete,
  delay,
  hold,
  noteConfirmations,
  noteSent,
  releaseToCustody,
  takeBack,
  type Completion,
  type Delay,
  type Move,
  type Sent,
} from './withdrawalMoves';
import { putWithdrawals, readWithdrawals, withdrawalKey, type Withdrawal } from '#transfers/withdrawal';

interface ByOperator {
  id: string;
  by: string;
  why: string;
}

interface Moved {
  withdrawal: Withdrawal;
  isRepeat: boolean;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Approved by an operator, or automatically. */
    'withdrawal.approve': { id: string; by?: string | undefined; why?: string | undefined };
    /** Hands an approved withdrawal to custody. */
    'withdrawal.release': ByOperator;
    /** Custody has sent it. */
    'withdrawal.sent': { id: string } & Sent;
    'withdrawal.confirm': { id: string; confirmations: number };
    'withdrawal.complete': { id: string; by?: string | undefined; why?: string | undefined } & Completion;
    /** Returns the whole amount. The trader reads the reason. */
    'withdrawal.cancel': ByOperator;
    /** Cancelled by its trader. */
    'withdrawal.takeBack': { id: string; trader: string };
    /** Adds to the timeline why it takes longer, and until when. */
    'withdrawal.delay': { id: string } & Delay;
    /** What it rests on has changed: the password, two-factor or the identity's approval. */
    'withdrawal.hold': { id: string; because: HoldReason };
  }
}

type Moving =
  | 'withdrawal.approve'
  | 'withdrawal.release'
  | 'withdrawal.sent'
  | 'withdrawal.confirm'
  | 'withdrawal.complete'
  | 'withdrawal.cancel'
  | 'withdrawal.takeBack'
  | 'withdrawal.delay'
  | 'withdrawal.hold';

declare module '#exchange/outcomes' {
  interface Outcomes {
    'withdrawal.approve': Moved;
    'withdrawal.release': Moved;
    'withdrawal.sent': Moved;
    'withdrawal.confirm': Moved;
    'withdrawal.complete': Moved;
    'withdrawal.cancel': Moved;
    'withdrawal.takeBack': Moved;
    'withdrawal.delay': Moved;
    'withdrawal.hold': Moved;
  }
}

interface Known {
  withdrawals: ReadonlyMap<string, Withdrawal>;
  /** Of the withdrawals' traders. */
  traders: ReadonlyMap<string, TraderFacts>;
}

interface Plan<Kind extends Moving> {
  /** With why its trader couldn't withdraw now, if the step depends on that. */
  move: (view: View, withdrawal: Withdrawal, command: CommandOf<Kind>, obstacle: string | undefined) => Move;
  /** Whether the trader must still be able to withdraw. */
  checksOwner?: boolean;
  /** Why the command itself must be refused. */
  objection?: (command: CommandOf<Kind>, withdrawal: Withdrawal) => Refused | undefined;
}

const carryOut = <Kind extends Moving>(before: Withdrawal, move: Move, checksOwner: boolean): Decision<Kind> => {
  if ('unfit' in move) return tooLate(move.unfit);
  if ('isRepeat' in move) return { done: { withdrawal: before, isRepeat: true } };
  const { to, end } = move;
  return {
    done: { withdrawal: to, isRepeat: false },
    ends: end ? [end] : [],
    rows: [...(checksOwner ? [rowFor(assertOwners, to)] : []), rowFor(putWithdrawals, to)],
    events: to.steps.length > before.steps.length ? withdrawalChanged(to) : [],
  };
};

const kindOf = <Kind extends Moving>(kind: Kind, { move, objection, checksOwner = false }: Plan<Kind>): AnyKind =>
  defineKind<Kind, Known>({
    kind,
    keysOf: ({ id }) => [withdrawalKey(id)],
    lookUp: async (client, commands, at) => {
      const withdrawals = await readWithdrawals(
        client,
        commands.map(({ id }) => id),
      );
      const owners = checksOwner ? [...withdrawals.values()].map(({ trader }) => trader) : [];
      return { withdrawals, traders: owners.length === 0 ? new Map() : await readTraderFacts(client, owners, at) };
    },
    decide: (view, command, { withdrawals, traders }) => {
      const before = withdrawals.get(command.id);
      if (!before) return noSuchWithdrawal;
      const facts = traders.get(before.trader);
      const obstacle = facts && obstacleOf(facts, view.at);
      return objection?.(command, before) ?? carryOut<Kind>(before, move(view, before, command, obstacle), checksOwner);
    },
  });

const needsReason = ({ by, why }: { by: string; why: string }): Refused | undefined =>
  isReadableLine(by) && isReadableLine(why) ? undefined : noReason;

const reasonIfSomebody = ({ by, why }: { by?: string | undefined; why?: string | undefined }): Refused | undefined =>
  by === undefined ? undefined : needsReason({ by, why: why ?? '' });

/** Other traders' withdrawals are not found. */
const ownOnly = ({ trader }: { trader: string }, withdrawal: Withdrawal): Refused | undefined =>
  withdrawal.trader === trader ? undefined : noSuchWithdrawal;

export const withdrawalKinds: readonly AnyKind[] = [
  kindOf('withdrawal.approve', {
    objection: reasonIfSomebody,
    checksOwner: true,
    move: (view, known, { by }, obstacle) => approve(view, known, { by, obstacle }),
  }),
  kindOf('withdrawal.release', {
    objection: needsReason,
    checksOwner: true,
    move: (view, known, _, obstacle) => releaseToCustody(view, known, obstacle),
  }),
  kindOf('withdrawal.sent', { move: noteSent }),
  kindOf('withdrawal.confirm', {
    move: (view, known, { confirmations }) => noteConfirmations(view, known, confirmations),
  }),
  kindOf('withdrawal.complete', { objection: reasonIfSomebody, move: complete }),
  kindOf('withdrawal.cancel', { objection: needsReason, move: (view, known, { why }) => cancel(view, known, why) }),
  kindOf('withdrawal.takeBack', { objection: ownOnly, move: takeBack }),
  kindOf('withdrawal.delay', { move: delay }),
  kindOf('withdrawal.hold', { move: (view, known, { because }) => hold(view, known, because) }),
];
