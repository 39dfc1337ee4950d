import { randomUUID } from 'node:crypto';
import { createSeals } from '../../identity/secrets/sealing';
import type { DatabaseClient } from '../../db/client';
import { openRestoreTarget } from '../../backup/restoreTarget';
import { areaOperatorCommands } from '..';
import type { Answer } from '../../operator/answer';
import { operate } from '../../operator/operate';

interface OperatorOptions {
  database: DatabaseClient;
  now: () => number;
  isProduction?: boolean;
  /** What the exchange seals with; undefined if it isn't at hand. */
  secretsKey?: Buffer;
  /** The empty database that backups are restored into. */
  restoreInto?: string;
}

/** Ada at her desk: what she types is done as `npm run operator` does it, and why it is done is said by itself. */
export const createOperator = ({ database, now, isProduction = false, secretsKey, restoreInto }: OperatorOptions) => {
  const told: string[] = [];
  const shared = { now, tell: (line: string) => void told.push(line), pathOf: (file: string) => file };
  const desk = {
    database,
    isProduction,
    sessionTimes: { idleMs: 60_000, maxMs: 60_000 },
    publicUrl: 'https://exchange.example',
    seals: () => secretsKey && createSeals(secretsKey),
    migrate: undefined,
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
