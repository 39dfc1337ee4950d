import { toUnits } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { Decision, HoldEnd } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, refused, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import { putRatioSwaps, readRatioSwaps, swapHold, type RatioSwap, swapChanged } from './ratioSwap';

interface Deciding {
  id: string;
  by: string;
  /** For a rejection, in words for the trader. */
  why: string;
}

interface Decided {
  swap: RatioSwap;
  isRepeat: boolean;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Takes the held XDCE and pays the XDC. */
    'swap.approve': Deciding;
    /** Returns the held XDCE. */
    'swap.reject': Deciding;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'swap.approve': Decided;
    'swap.reject': Decided;
  }
}

type Kind = 'swap.approve' | 'swap.reject';
type Known = ReadonlyMap<string, RatioSwap>;

const reserve = { house: 'swap reserve' } as const;

const ends: Readonly<Record<Kind, (swap: RatioSwap) => HoldEnd>> = {
  'swap.approve': ({ id, trader, amount, xdc }) => ({
    id: swapHold(id),
    as: 'settled',
    shares: [{ to: reserve, amount: toUnits(amount) }],
    also: [{ asset: 'XDC', amount: toUnits(xdc), from: reserve, to: { trader } }],
  }),
  'swap.reject': ({ id, trader, amount }) => ({
    id: swapHold(id),
    as: 'released',
    shares: [{ to: { trader }, amount: toUnits(amount) }],
    also: [],
  }),
};

const noSuchSwap = refused({ code: 'no such swap', message: 'There is no such swap request.' });

const objectionTo = ({ by, why }: Deciding): Refused | undefined =>
  isReadableLine(by) && isReadableLine(why) ? undefined : noReason;

const decidingKind = (kind: Kind, status: 'Approved' | 'Rejected') => {
  const decideOn = (at: number, before: RatioSwap, { by, why }: Deciding): Decision<Kind> => {
    if (before.status === status) return { done: { swap: before, isRepeat: true } };
    if (before.status !== 'Pending')
      return refused({ code: 'too late', message: `This request is already ${before.status.toLowerCase()}.` });
    const swap: RatioSwap = { ...before, status, decidedBy: by, reason: why, updatedAt: at };
    return {
      done: { swap, isRepeat: false },
      ends: [ends[kind](before)],
      rows: [rowFor(putRatioSwaps, swap)],
      events: swapChanged(swap),
    };
  };
  return defineKind<Kind, Known>({
    kind,
    keysOf: ({ id }) => [`swap ${id}`],
    lookUp: (client, commands) =>
      readRatioSwaps(
        client,
        commands.map(({ id }) => id),
      ),
    decide: ({ at }, command, known) => {
      const before = known.get(command.id);
      return before ? (objectionTo(command) ?? decideOn(at, before, command)) : noSuchSwap;
    },
  });
};

export const decidingKinds = [decidingKind('swap.approve', 'Approved'), decidingKind('swap.reject', 'Rejected')];
