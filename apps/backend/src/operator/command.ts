import type { Seals } from '../identity/secrets/sealing';
import type { RestoreTarget } from '../backup/restoreTarget';
import type { DatabaseClient, Transaction } from '../db/client';
import type { Action } from './actions';
import type { Answer } from './answer';
import type { OptionName } from './options';
import type { KeyRing } from './people/keyRing';
import type { Signer } from './people/signer';
import type { OperatorLimits } from './warrants/limits';
import type { Role } from './warrants/roles';

/** What operators work with. */
export interface OperatorContext {
  database: Pick<DatabaseClient, 'db' | 'pool' | 'connectionString'>;
  /** Where nothing is simulated. */
  isProduction: boolean;
  /** Where traders and reviewers reach the exchange; without a slash at its end. Undefined if it isn't known here. */
  publicUrl: string | undefined;
  /** By which sealed texts are read; nothing where the exchange's key is not here. */
  seals: () => Pick<Seals, 'unseal' | 'unsealBytes'> | undefined;
  /** What one person may do alone, as the exchange has it if it runs with the same settings. */
  limits: OperatorLimits;
  /** The private keys of whoever types. */
  keys: KeyRing;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Applies missing migrations, and returns them. Undefined if the exchange runs its own database. */
  migrate: (() => Promise<readonly string[]>) | undefined;
  newId: () => string;
  /** Where a file is that the operator names. */
  pathOf: (file: string) => string;
  /** What has to be known before the answer is there. */
  tell: (line: string) => void;
}

/** What was typed after the command's name. */
export interface Given {
  words: readonly string[];
  options: {
    id?: string | undefined;
    waitMs?: number | undefined;
    forMs?: number | undefined;
    last?: number | undefined;
    tag?: string | undefined;
    submission?: string | undefined;
    set?: string | undefined;
    roles?: string | undefined;
    who?: string | undefined;
    since?: Date | undefined;
    find?: string | undefined;
    isDryRun?: boolean | undefined;
    confirm?: true;
  };
}

/** The same for a command that only looks, with who looks. */
export interface GivenReading extends Given {
  who: string;
}

/** The same for a command that changes something, with what is kept of it. */
export interface GivenChange extends Given {
  action: Pick<Action, 'who' | 'why' | 'words'>;
  /** Signs it for the exchange. */
  signer: Signer;
}

interface Described {
  /** Its words, as they are typed: `account sessions end`. */
  name: string;
  /** What follows them. */
  usage: string;
  meaning: string;
  /** How many words follow at least and at most. */
  takes: readonly [number, number];
  /** Besides those that every command takes. */
  options?: readonly OptionName[];
  /** Without this option its words are another command, which only looks. */
  onlyWith?: OptionName;
}

export interface ReadingCommand extends Described {
  isChange: false;
  run: (given: GivenReading, desk: OperatorContext) => Promise<Answer>;
}

export interface ChangingCommand extends Described {
  isChange: true;
  isFounding?: undefined;
  /** By which operators come to have keys: whoever types it has none yet. */
  needsNoKey?: boolean;
  /** Where no other reason is needed. */
  usualWhy?: string;
  run: (given: GivenChange, desk: OperatorContext) => Promise<Answer>;
}

/** What the exchange carries out a settled command with. */
export interface SettlingGround {
  /** The one that the outcome is stored in. */
  transaction: Transaction;
  at: Date;
  /** Who gave the command. */
  by: string;
}

/**
 * Changes something that only the database knows. The exchange carries it out as it was typed, once it has verified who
 * signed it.
 */
export interface SettledCommand extends Described {
  isChange: 'settled';
  /** Who may give it, besides owners. */
  roles: readonly Role[];
  settle: (words: readonly string[], ground: SettlingGround) => Promise<Answer>;
}

/** What operators work with where there is no exchange yet. */
export interface EmptyContext extends Pick<OperatorContext, 'now' | 'tell' | 'pathOf'> {
  open: () => Promise<RestoreTarget>;
}

/** Sets up an exchange where there is none. */
export interface FoundingCommand extends Described {
  isChange: true;
  isFounding: true;
  run: (given: Omit<GivenChange, 'signer'>, empty: EmptyContext) => Promise<Answer>;
}

/** Needs no database: what it prints may be for one that is still to come. */
export interface PrintingCommand extends Described {
  isChange: 'never';
  run: (given: Given) => Answer;
}

export type OperatorCommand = ReadingCommand | ChangingCommand | SettledCommand | FoundingCommand | PrintingCommand;

export const reading = (command: Omit<ReadingCommand, 'isChange'>): OperatorCommand => ({
  ...command,
  isChange: false,
});

export const printing = (command: Omit<PrintingCommand, 'isChange'>): OperatorCommand => ({
  ...command,
  isChange: 'never',
});

export const changing = (command: Omit<ChangingCommand, 'isChange' | 'isFounding'>): OperatorCommand => ({
  ...command,
  isChange: true,
});

export const settled = (command: Omit<SettledCommand, 'isChange' | 'options'>): OperatorCommand => ({
  ...command,
  options: ['id'],
  isChange: 'settled',
});

export const founding = (command: Omit<FoundingCommand, 'isChange' | 'isFounding'>): OperatorCommand => ({
  ...command,
  isChange: true,
  isFounding: true,
});

export const usageOf = ({ name, usage }: Pick<Described, 'name' | 'usage'>): string => `${name} ${usage}`.trim();
