import { spotPairNames, type PairName } from '@exchange/domain';
import { addDueWork } from '../../dueWork/dueWorkRows';
import { defineKind } from '../../exchange/commandKind';
import type { Decision } from '../../exchange/effects';
import type { CommandOf } from '../../exchange/commands';
import { isReadableLine } from '../../exchange/readableLine';
import { findMarket } from '../../exchange/market';
import { noReason, noSuchPair } from '../../exchange/refusals';
import { rowFor } from '../../exchange/sql/rows';
import { handOverAt } from '../../inbox/handOverWhenDue';
import { liftHalts, putHalts, readHaltKnown, switchAll, switchPairs, type HaltKnown } from './halts';

interface Halting {
  /** All trading if undefined. */
  pair?: PairName | undefined;
  by: string;
  why: string;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Stops new orders and swaps, for one pair or for all. Open orders can still be cancelled. */
    'trading.halt': Halting & {
      id: string;
      /** Ends automatically after this time, counted from when it takes effect, unless another halt follows. */
      forMs?: number | undefined;
    };
    /** A pair takes orders when neither it nor all trading is halted. */
    'trading.resume': Halting & {
      /** Lifts only this halt, not a later one. */
      halt?: string | undefined;
    };
  }
}

interface Resumed {
  /** Whether it was halted, and by the given halt if one was named. */
  isLifted: boolean;
  isAllHalted: boolean;
  /** Pairs that stay closed because of a halt of their own. */
  stillHalted: PairName[];
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    /** `until` is in milliseconds since 1970. */
    'trading.halt': { until?: number };
    'trading.resume': Resumed;
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'trading.halted': Halting;
    'trading.resumed': Halting;
  }
}

const objectionTo = ({ pair, by, why }: Halting) => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  return pair !== undefined && !findMarket(pair) ? noSuchPair : undefined;
};

const payloadOf = ({ pair, by, why }: Halting): Halting => ({ ...(pair !== undefined && { pair }), by, why });

const switchTo = (pair: PairName | undefined, isOpen: boolean) =>
  pair === undefined ? rowFor(switchAll, isOpen) : rowFor(switchPairs, { pair, isOpen });

/** Includes the halt's ID, so that it doesn't lift a later one. */
const endAt = (until: number, { id, pair, by }: CommandOf<'trading.halt'>) =>
  rowFor(
    addDueWork,
    handOverAt(new Date(until), {
      id: `resume ${id}`,
      command: {
        kind: 'trading.resume',
        ...(pair !== undefined && { pair }),
        by,
        why: 'The time set for this halt is over.',
        halt: id,
      },
      by,
    }),
  );

const decideHalt = (at: number, command: CommandOf<'trading.halt'>): Decision<'trading.halt'> => {
  const { id, pair, by, why, forMs } = command;
  const objection = objectionTo(command);
  if (objection) return objection;
  const until = forMs === undefined ? undefined : at + forMs;
  return {
    done: until === undefined ? {} : { until },
    rows: [
      switchTo(pair, false),
      rowFor(putHalts, { scope: pair ?? 'all', id, by, why, until }),
      ...(until === undefined ? [] : [endAt(until, command)]),
    ],
    events: [{ kind: 'trading.halted', payload: payloadOf(command) }],
  };
};

const resumedFrom = (pair: PairName | undefined, { closed, isAllHalted }: HaltKnown): Resumed => ({
  isLifted: pair === undefined ? isAllHalted : closed.has(pair),
  isAllHalted: pair !== undefined && isAllHalted,
  stillHalted: spotPairNames.filter((name) => name !== pair && closed.has(name)),
});

const decideResume = (command: CommandOf<'trading.resume'>, known: HaltKnown): Decision<'trading.resume'> => {
  const objection = objectionTo(command);
  if (objection) return objection;
  const { pair, halt } = command;
  const scope = pair ?? 'all';
  const resumed = resumedFrom(pair, known);
  if (halt !== undefined && known.halts.get(scope) !== halt) return { done: { ...resumed, isLifted: false } };
  return {
    done: resumed,
    rows: [switchTo(pair, true), rowFor(liftHalts, scope)],
    events: [{ kind: 'trading.resumed', payload: payloadOf(command) }],
  };
};

// Orders read from the database whether their pair is open, so later ones must see what this command wrote.
export const haltTrading = defineKind({
  kind: 'trading.halt',
  endsGroup: true,
  decide: ({ at }, command) => decideHalt(at, command),
});

export const resumeTrading = defineKind({
  kind: 'trading.resume',
  endsGroup: true,
  lookUp: readHaltKnown,
  decide: (_view, command, known: HaltKnown) => decideResume(command, known),
});
