import { Client } from 'pg';
import { openSession } from '../db/session';
import type { CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';

interface AwaitOutcomeOptions {
  connectionString: string;
  id: string;
  patienceMs: number;
  /** A database that takes longer is lost, as far as whoever waits is concerned. */
  answerMs?: number;
}

/** In case the notification is lost, for example because the database's listener restarted. */
const LOOK_EVERY_MS = 1_000;

const nextWord = (client: Client, id: string, ms: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      client.off('notification', onWord);
      client.off('error', onError);
    };
    const onWord = ({ payload }: { payload?: string | undefined }): void => {
      if (payload !== id) return;
      stop();
      resolve();
    };
    const onError = (error: Error): void => {
      stop();
      reject(error);
    };
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, ms);
    client.on('notification', onWord);
    client.on('error', onError);
  });

/** A command that waits for a second person has no outcome for as long as nobody approves it. */
export const heldForApproval = 'held';

/** Waits for the outcome of a handed-over command. Undefined if there is none in time. */
export const awaitOutcome = async (
  options: AwaitOutcomeOptions,
): Promise<Outcome<CommandKind> | typeof heldForApproval | undefined> => {
  const { connectionString, id, patienceMs, answerMs = 5_000 } = options;
  const until = performance.now() + patienceMs;
  const client = new Client({
    connectionString,
    application_name: 'operator',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  await openSession(client);
  try {
    await client.query('listen inbox_done');
    for (;;) {
      const { rows } = await client.query<{ outcome: Outcome<CommandKind> | null; isHeld: boolean }>(
        'select outcome, held_at is not null as "isHeld" from inbox where id = $1',
        [id],
      );
      const { outcome = null, isHeld = false } = rows[0] ?? {};
      const left = until - performance.now();
      if (outcome) return outcome;
      if (isHeld) return heldForApproval;
      if (left <= 0) return undefined;
      await nextWord(client, id, Math.min(left, LOOK_EVERY_MS));
    }
  } finally {
    await client.end();
  }
};
