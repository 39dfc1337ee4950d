import type { DecimalText, PairName } from '@exchange/domain';
import type { Purse } from '../ledger/accounts';
import type { Balances } from '../ledger/balances';
import type { ExactLeg } from '../ledger/legs';
import type { Units } from '../ledger/units';
import { carryOut } from './carryOut';
import type { Command, CommandKind, CommandOf } from './commands';
import type { EventFact } from './committedEvents';
import type { Draft } from './draft';
import type { Outcome, Outcomes, Refusal } from './outcomes';
import type { WriterRow } from './rows';
import type { LiveHold, State } from './state';
import type { Queries } from './statement';

/** What a decision is made on: everything as it stands after the command before. */
export interface View {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: {
    readonly balances: Pick<Balances, 'read'>;
    readonly holds: ReadonlyMap<string, Readonly<LiveHold>>;
    readonly frozen: ReadonlySet<string>;
  };
  /** What a pair was last traded at. */
  readonly lastPrice: (pair: PairName) => DecimalText | undefined;
}

/** A movement kept under an id of its own, so that the same id moves money once. */
export interface Posting {
  id: string;
  legs: readonly ExactLeg[];
  reason?: string | undefined;
  by?: string | undefined;
}

/**
 * Only holds and orders lead into and out of what is staked, in a withdrawal, in a swap or in orders; legs go between
 * available and the house. So whatever is kept apart is always accounted for by something that can be looked at, which is what
 * the ledger check and every start prove.
 */
export type NewHold = Omit<LiveHold, 'status'>;

export interface HoldEnd {
  id: string;
  as: 'released' | 'settled';
  /** Who gets what was kept: all of it. */
  shares: readonly { to: Purse; amount: Units }[];
  /** What else moves, in the same transfer. */
  also: readonly ExactLeg[];
}

/** What a command does besides being answered, all of it or nothing. */
export interface Effects {
  postings?: readonly Posting[];
  /** A hold keeps one asset; a command that keeps several begins several. */
  holds?: readonly NewHold[];
  ends?: readonly HoldEnd[];
  /** Whatever else the area's tables should say, in the same transaction. */
  rows?: readonly WriterRow[];
  events?: readonly EventFact[];
  /** What the rows change of what is kept in memory. */
  change?: (state: State) => void;
}

/** That traders have what is taken from them is checked by whoever carries it out, over all legs together. */
export type Decision<Kind extends CommandKind> =
  | ({ done: Outcomes[Kind]; refused?: never } & Effects)
  | { refused: Refusal; done?: never };

interface Described<Kind extends CommandKind, Known> {
  kind: Kind;
  /** Commands that share one never share a group: the later one looks up what the earlier one has written. */
  keysOf?: (command: CommandOf<Kind>) => readonly string[];
  /** Whatever comes after it looks up what it has written. */
  endsGroup?: boolean;
  /** Asks the database, once for all commands of a group, what memory does not keep: `at` is now. */
  lookUp?: (client: Queries, commands: readonly CommandOf<Kind>[], at: number) => Promise<Known>;
}

/** A kind whose decision is pure: one that throws has changed nothing. */
interface DecidedKind<Kind extends CommandKind, Known> extends Described<Kind, Known> {
  decide: (view: View, command: CommandOf<Kind>, known: Known) => Decision<Kind>;
}

/** A kind that changes state as it goes, because a match is only known once the book has made it. */
interface MatchedKind<Kind extends CommandKind, Known> extends Described<Kind, Known> {
  match: (draft: Draft, command: CommandOf<Kind>, known: Known) => Outcome<Kind>;
}

/** A kind as the sequencer knows it: any. */
export interface AnyKind extends Described<CommandKind, unknown> {
  carryOut: (draft: Draft, command: Command, known: unknown) => Outcome<CommandKind>;
}

// The registry hands a kind its own commands and its own look-ups and nothing else, which types cannot say of a list.
const erased = (kind: unknown): AnyKind => kind as AnyKind;

export const defineKind = <Kind extends CommandKind, Known = undefined>(kind: DecidedKind<Kind, Known>): AnyKind => {
  const { decide, ...described } = kind;
  return erased({
    ...described,
    carryOut: (draft: Draft, command: CommandOf<Kind>, known: Known) =>
      carryOut(draft, kind.kind, () => decide(draft, command, known)),
  });
};

export const defineMatchedKind = <Kind extends CommandKind, Known = undefined>({
  match,
  ...described
}: MatchedKind<Kind, Known>): AnyKind => erased({ ...described, carryOut: match });
