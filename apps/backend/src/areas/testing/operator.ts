import { randomUUID } from 'node:crypto';
import { createSeals } from '../../identity/secrets/sealing';
import type { DatabaseClient } from '../../db/client';
import { openRestoreTarget } from '../../backup/restoreTarget';
import { areaOperatorCommands } from '..';
import type { Answer } from '../../operator/answer';
import { operate } from '../../operator/operate';
import { usualLimits } from '../../operator/testing/handOverSigned';
import type { KeyRing } from '../../operator/people/keyRing';

interface OperatorOptions {
  database: DatabaseClient;
  now: () => number;
  isProduction?: boolean;
  /** What the exchange seals with; undefined if it isn't at hand. */
  secretsKey?: Buffer | undefined;
  /** What it sealed with before. */
  oldSecretsKeys?: readonly Buffer[] | undefined;
  /** The empty database that backups are restored into. */
  restoreInto?: string;
  /** Their private keys; none by default, which on a demo aren't needed. */
  keys?: KeyRing | undefined;
}

const noKeys: KeyRing = {
  names: () => [],
  read: () => Promise.resolve(undefined),
  add: () => Promise.reject(new Error('There is no key ring here.')),
};

/** Ada at her desk: what she types is done as `npm run operator` does it, and why it is done is said by itself. */
export const createOperator = (options: OperatorOptions) => {
  const { database, now, isProduction = false, secretsKey, oldSecretsKeys = [], restoreInto, keys = noKeys } = options;
  const told: string[] = [];
  const shared = { now, tell: (line: string) => void told.push(line), pathOf: (file: string) => file };
  const desk = {
    database,
    isProduction,
    publicUrl: 'https://exchange.example',
    seals: () => secretsKey && createSeals(secretsKey, ...oldSecretsKeys),
    migrate: undefined,
    limits: usualLimits,
    keys,
    newId: randomUUID,
    ...shared,
  };
  const type = (...args: string[]): Promise<Answer> =>
    operate(args, {
      areaCommands: areaOperatorCommands,
      user: 'ada',
      open: async () => ({ desk, close: async () => undefined }),
      empty: {
        ...shared,
        open: () => openRestoreTarget({ databaseUrl: restoreInto, dataDir: '', tell: shared.tell }),
      },
    });
  return {
    /** What was said before the answer. */
    told,
    type,
    /** Words without blanks in them, with a reason. */
    operate: (line: string): Promise<Answer> => type(...line.split(' '), '--why', 'Ticket 4711'),
  };
};
