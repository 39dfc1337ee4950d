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

/** The basis of a decision: the state after the previous command. */
export interface View {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: {
    readonly balances: Pick<Balances, 'read'>;
    readonly holds: ReadonlyMap<string, Readonly<LiveHold>>;
    readonly frozen: ReadonlySet<string>;
  };
  /** The last price of a pair. */
  readonly lastPrice: (pair: PairName) => DecimalText | undefined;
}

/** A movement stored under its own ID, so that the same ID moves money only once. */
export interface Posting {
  id: string;
  legs: readonly ExactLeg[];
  reason?: string | undefined;
  by?: string | undefined;
}

/**
 * Staked money, and money in withdrawals, swaps or orders, moves only through holds and orders; legs move between
 * available balances and the exchange. So all money set aside belongs to a stored hold or order, which the ledger
 * check and every start verify.
 */
export type NewHold = Omit<LiveHold, 'status'>;

export interface HoldEnd {
  id: string;
  as: 'released' | 'settled';
  /** Who receives the held amount, all of it. */
  shares: readonly { to: Purse; amount: Units }[];
  /** Other movements in the same transfer. */
  also: readonly ExactLeg[];
}

/** The effects of a command besides its answer; all of them happen, or none. */
export interface Effects {
  postings?: readonly Posting[];
  /** Each hold has one asset; a command that holds several begins several. */
  holds?: readonly NewHold[];
  ends?: readonly HoldEnd[];
  /** Rows for the area's own tables, in the same transaction. */
  rows?: readonly WriterRow[];
  events?: readonly EventFact[];
  /** Changes to the state in memory that match the rows. */
  change?: (state: State) => void;
}

/** Traders' balances are checked when this is carried out, over all legs together. */
export type Decision<Kind extends CommandKind> =
  | ({ done: Outcomes[Kind]; refused?: never } & Effects)
  | { refused: Refusal; done?: never };

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
}

/** A kind that changes state as it goes, because matches are only known once the book has made them. */
interface MatchedKind<Kind extends CommandKind, Known> extends Described<Kind, Known> {
  match: (draft: Draft, command: CommandOf<Kind>, known: Known) => Outcome<Kind>;
}

/** Any kind, as the sequencer sees it. */
export interface AnyKind extends Described<CommandKind, unknown> {
  carryOut: (draft: Draft, command: Command, known: unknown) => Outcome<CommandKind>;
}

// The registry passes each kind only its own commands and look-ups, which the type of a list can't express.
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
