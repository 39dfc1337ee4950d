import type { DecimalText, PairName } from '@exchange/domain';
import type { Purse } from '../ledger/accounts';
import type { Balances } from '../ledger/balances';
import type { ExactLeg } from '../ledger/legs';
import type { Units } from '../ledger/units';
import type { YoungMoney } from '../ledger/youngMoney';
import type { CommandKind } from './commands';
import type { EventFact } from './committedEvents';
import type { Outcomes, Refusal } from './outcomes';
import type { WriterRow } from './sql/rows';
import type { LiveHold, State } from './state';

/** The basis of a decision: the state after the previous command. */
export interface View {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: {
    readonly balances: Pick<Balances, 'read'>;
    readonly holds: ReadonlyMap<string, Readonly<LiveHold>>;
    readonly frozen: ReadonlySet<string>;
    readonly closed: ReadonlySet<string>;
    readonly young: Pick<YoungMoney, 'claimsOn' | 'isPaidWithReversed' | 'markedOf'>;
    readonly references: { readonly strayed: ReadonlyMap<string, number> };
  };
  /** The last price of a pair. */
  readonly lastPrice: (pair: PairName) => DecimalText | undefined;
  /** The reference price of a pair: slower than the last price, and not moved by a few trades. */
  readonly referencePrice: (pair: PairName) => DecimalText | undefined;
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
  /** What the state in memory must know before money moves. */
  prepare?: (state: State) => void;
  /** Changes to the state in memory that match the rows. */
  change?: (state: State) => void;
}

/** Traders' balances are checked when this is carried out, over all legs together. */
export type Decision<Kind extends CommandKind> =
  | ({ done: Outcomes[Kind]; refused?: never } & Effects)
  | { refused: Refusal; done?: never };
