import type { DecimalText, PairName } from '@exchange/domain';
import type { Command, CommandKind } from '../commands';
import { createDraft, isEmpty, toCommitted, type Draft } from '../draft';
import type { Committed } from '../events';
import { CommandFailed } from '../failures';
import { settleHanded } from './handedOver';
import type { Kinds, Known } from './kinds';
import type { Outcome } from '../outcomes';
import { usualCaps, type ReferenceCaps } from '../reference/reference';
import { moveReferences } from '../reference/references';
import type { RowWriter } from '../sql/rows';
import type { State } from '../state';

export interface GroupDeps {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Undefined before the first trade. */
  lastPrice: (pair: PairName) => DecimalText | undefined;
  /** How far reference prices may move; the usual caps by default. */
  referenceCaps?: ReferenceCaps | undefined;
}

/** Commands that were carried out in memory and are written together. */
export interface Group {
  number: number;
  draft: Draft;
  outcomes: Outcome<CommandKind>[];
  committed: Committed;
  /** Nothing changed, so nothing needs to be written. */
  isEmpty: boolean;
}

const carryOut = ({ kinds, known }: CarryingOut, draft: Draft, command: Command): Outcome<CommandKind> => {
  try {
    return kinds.carryOut(draft, command, known);
  } catch (cause) {
    throw new CommandFailed(`${command.kind} failed halfway.`, { cause });
  }
};

export interface CarryingOut extends GroupDeps {
  kinds: Pick<Kinds, 'carryOut'>;
  state: State;
  known: Known;
  /** For each command its number in the inbox, if it came from there. */
  handed?: readonly (number | undefined)[];
}

/** A refusal changed nothing, so it can be noted in the inbox afterwards. */
const settle = (draft: Draft, outcomes: readonly Outcome<CommandKind>[], handed: CarryingOut['handed'] = []): void => {
  const rows = outcomes.flatMap((outcome, index) => {
    const number = handed[index];
    return number === undefined || outcome.refused ? [] : [{ number, outcome }];
  });
  if (rows.length > 0) draft.rows.set(settleHanded as RowWriter<unknown>, rows);
};

/** Before the first command of a minute, so that only the sequencer's own time counts. */
const beginGroup = ({ state, now, lastPrice, referenceCaps: caps = usualCaps }: CarryingOut): Draft => {
  const draft = createDraft({ at: now(), state, lastPrice });
  const { references, numbers } = state;
  references.isChanged = false;
  const alerts = moveReferences(references, { at: draft.at, caps, lastPrice, lastTrade: numbers.trade });
  for (const payload of alerts) draft.events.push({ kind: 'reference.alert', payload });
  return draft;
};

/** In memory, without I/O and deterministic. */
export const carryOutGroup = (commands: readonly Command[], given: CarryingOut): Group => {
  const { state } = given;
  const draft = beginGroup(given);
  const outcomes = commands.map((command) => carryOut(given, draft, command));
  settle(draft, outcomes, given.handed);
  const isIdle = isEmpty(draft);
  if (!isIdle) state.numbers.group += 1;
  return { number: state.numbers.group, draft, outcomes, committed: toCommitted(draft), isEmpty: isIdle };
};
