import { randomUUID } from 'node:crypto';
import { createSeals } from '../../identity/secrets/sealing';
import type { DatabaseClient } from '../../db/client';
import { areaOperatorCommands } from '..';
import type { Answer } from '../../operator/answer';
import { operate } from '../../operator/operate';

interface OperatorOptions {
  database: DatabaseClient;
  now: () => number;
  isProduction?: boolean;
  /** What the exchange seals with; undefined if it isn't at hand. */
  secretsKey?: Buffer;
}

/** Ada at her desk: what she types is done as `npm run operator` does it, and why it is done is said by itself. */
export const createOperator = ({ database, now, isProduction = false, secretsKey }: OperatorOptions) => {
  const told: string[] = [];
  const desk = {
    database,
    isProduction,
    sessionTimes: { idleMs: 60_000, maxMs: 60_000 },
    publicUrl: 'https://exchange.example',
    seals: () => secretsKey && createSeals(secretsKey),
    now,
    newId: randomUUID,
    tell: (line: string) => void told.push(line),
  };
  const type = (...args: string[]): Promise<Answer> =>
    operate(args, {
      areaCommands: areaOperatorCommands,
      user: 'ada',
      open: async () => ({ desk, close: async () => undefined }),
    });
  return {
    /** What was said before the answer. */
    told,
    type,
    /** Words without blanks in them, with a reason. */
    operate: (line: string): Promise<Answer> => type(...line.split(' '), '--why', 'Ticket 4711'),
  };
};
