import type { DecimalText, PairName } from '@exchange/domain';
import { carryOut } from './carryOut';
import type { Command, CommandKind } from './commands';
import { createDraft, isEmpty, toCommitted, type Draft, type Lookups } from './draft';
import type { Committed } from './events';
import type { Outcome } from './outcomes';
import type { State } from './state';

export interface Circumstances {
  /** Milliseconds since 1970. */
  now: () => number;
  /** What the price band is around; nothing while nothing was traded. */
  lastPrice: (pair: PairName) => DecimalText | undefined;
}

/** Commands that were carried out in memory and are written together. */
export interface Group {
  number: number;
  draft: Draft;
  outcomes: Outcome<CommandKind>[];
  committed: Committed;
  /** Nothing changed, so that there is nothing to write. */
  isEmpty: boolean;
}

export const carryOutGroup = (
  commands: readonly Command[],
  state: State,
  lookups: Lookups,
  { now, lastPrice }: Circumstances,
): Group => {
  const draft = createDraft({ at: now(), state, lookups, lastPrice });
  const outcomes = commands.map((command) => carryOut(draft, command));
  const isIdle = isEmpty(draft);
  if (!isIdle) state.numbers.group += 1;
  return { number: state.numbers.group, draft, outcomes, committed: toCommitted(draft), isEmpty: isIdle };
};
