import { carryOut } from './carryOut';
import type { Command, CommandKind, CommandOf } from './commands';
import type { Draft } from './draft';
import type { Decision, View } from './effects';
import type { Outcome } from './outcomes';
import type { Queries, Statement } from './sql/statement';

interface Described<Kind extends CommandKind, Known> {
  kind: Kind;
  /** Commands that share a key are never in one group, so that the later can look up what the earlier wrote. */
  keysOf?: (command: CommandOf<Kind>) => readonly string[];
  /** Ends the group, so that all later commands see in the database what this one wrote. */
  endsGroup?: boolean;
  /** Looks up what memory doesn't have, once for all commands of a group. `at` is now. */
  lookUp?: (client: Queries, commands: readonly CommandOf<Kind>[], at: number) => Promise<Known>;
}

/** A kind with a pure decision: if it throws, nothing has changed. */
interface DecidedKind<Kind extends CommandKind, Known> extends Described<Kind, Known> {
  decide: (view: View, command: CommandOf<Kind>, known: Known) => Decision<Kind>;
  /**
   * Locks what others may change meanwhile and its rows assert, such as a code that is spent elsewhere, too: a failed
   * assertion costs everybody the time in which the state is rebuilt. Such a command has a group of its own.
   */
  steady?: (command: CommandOf<Kind>) => Statement;
}

/** A kind that changes state as it goes, because matches are only known once the book has made them. */
interface MatchedKind<Kind extends CommandKind, Known> extends Described<Kind, Known> {
  match: (draft: Draft, command: CommandOf<Kind>, known: Known) => Outcome<Kind>;
}

/** Any kind, as the sequencer sees it. */
export interface AnyKind extends Described<CommandKind, unknown> {
  isAlone: boolean;
  /** What has to be locked before it is decided for good; undefined if it would write nothing. */
  steadyFor?: ((draft: Draft, command: Command, known: unknown) => Statement | undefined) | undefined;
  carryOut: (draft: Draft, command: Command, known: unknown) => Outcome<CommandKind>;
}

// The registry passes each kind only its own commands and look-ups, which the type of a list can't express.
const erased = (kind: unknown): AnyKind => kind as AnyKind;

export const defineKind = <Kind extends CommandKind, Known = undefined>(kind: DecidedKind<Kind, Known>): AnyKind => {
  const { decide, steady, ...described } = kind;
  /** Refusals and repeats lock nothing: they can be had without a code, as often as somebody likes. */
  const steadyFor = (draft: Draft, command: CommandOf<Kind>, known: Known): Statement | undefined => {
    const decision = decide(draft, command, known);
    return decision.refused || !decision.rows?.length ? undefined : steady?.(command);
  };
  return erased({
    ...described,
    isAlone: steady !== undefined,
    steadyFor: steady && steadyFor,
    carryOut: (draft: Draft, command: CommandOf<Kind>, known: Known) =>
      carryOut(draft, kind.kind, () => decide(draft, command, known)),
  });
};

export const defineMatchedKind = <Kind extends CommandKind, Known = undefined>({
  match,
  ...described
}: MatchedKind<Kind, Known>): AnyKind => erased({ ...described, isAlone: false, carryOut: match });
