import type { Command, CommandKind } from './commands';
import type { Committed, LevelChange } from './events';
import type { Outcome } from './outcomes';
import type { ShownReference } from './reference/references';
import type { StandbyState } from './writing/standby';

/** What a copy of the database must have before it may answer in its place. */
export interface Position {
  /** The process that writes it. */
  writer: string;
  /** The newest group of which the trader may know. */
  needed: number;
  /** The newest group of all. */
  newest: number;
}

/** The exchange as calls see it, in whatever process they are answered. */
export interface ExchangeAccess {
  /** Resolves once the result of the command is durable. */
  submit: <Kind extends CommandKind>(
    command: Extract<Command, { kind: Kind }>,
    from?: {
      /** For a command from the inbox, which is marked as done in the same transaction. */
      inbox?: number;
      /** For a trader's call, which nothing comes of if the session has ended meanwhile. */
      session?: string;
    },
  ) => Promise<Outcome<Kind>>;
  /** Whether commands are being carried out now; otherwise they are refused as `unavailable`. */
  isOpen: () => boolean;
  /** Whether the books were found to be wrong. Nothing is carried out until an operator has repaired and restarted. */
  isHalted: () => boolean;
  /** Whether commits wait for a standby; undefined if the database was never set to. */
  standby: () => StandbyState | undefined;
  /** For a trader or, without one, for everybody; undefined before the exchange has opened. */
  position: (trader?: string) => Position | undefined | Promise<Position | undefined>;
}

/** Every movement of money goes through here. */
export interface Exchange extends ExchangeAccess {
  position: (trader?: string) => Position | undefined;
  /** Called for each group once it is durable, in order. Returns a function to unsubscribe. */
  onCommitted: (listener: (committed: Committed) => void) => () => void;
  /** Every level of every book, best first. Read before the first command, it is the base for later changes. */
  levels: () => LevelChange[];
  /** The reference price of every pair that has one. */
  references: () => ShownReference[];
  /** The number of waiting commands. */
  waiting: () => number;
  /** Rebuilds books and balances from the database. The process has to own the exchange first. */
  start: () => Promise<void>;
  /** Carries out what was submitted, then closes. */
  stop: () => Promise<void>;
}
