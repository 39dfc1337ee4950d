import type { Command, CommandKind } from './commands';
import type { Committed, LevelChange } from './events';
import type { Outcome } from './outcomes';

/** The one door to every movement of money. */
export interface Exchange {
  /** Resolves once it is durable what came of the command. */
  submit: <Kind extends CommandKind>(
    command: Extract<Command, { kind: Kind }>,
    /** Where it was handed over, so that it is noted there as done in the same transaction. */
    from?: { inbox?: number },
  ) => Promise<Outcome<Kind>>;
  /** Told of each group once it is durable, in order. Gives what stops the telling. */
  onCommitted: (listener: (committed: Committed) => void) => () => void;
  /** Every level of every book, the best first; asked for before the first command, it is what the listeners build on. */
  levels: () => LevelChange[];
  /** Whether commands are being carried out now; while not, they are refused as `unavailable`. */
  isOpen: () => boolean;
  /** Whether the books were found to be wrong: nothing is carried out until somebody has mended them and restarted. */
  isHalted: () => boolean;
  /** How many commands wait. */
  waiting: () => number;
  /** Rebuilds books and balances from the database; before it, the process has to own the exchange. */
  start: () => Promise<void>;
  /** Carries out what was submitted, then lets go. */
  stop: () => Promise<void>;
}
