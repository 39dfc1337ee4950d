import { Client } from 'pg';
import type { Job } from '../runtime/job';
import { openSession } from './session';

export interface DatabaseListenerOptions {
  /** The job's name. */
  name: string;
  connectionString: string;
  channel: string;
  onNotified: (payload: string | undefined) => Promise<void>;
  /** Called each time listening starts or restarts: notifications sent before that were missed. */
  onListening: () => Promise<void>;
  onError: (error: unknown) => void;
  /** How often to check that the connection is still up. */
  retryMs?: number;
  /** A line that was cut, or a server that hangs, reports nothing. */
  answerMs?: number;
}

/** Listens to a database channel on a separate connection, which is reopened when it breaks. */
export const databaseListenerJob = (options: DatabaseListenerOptions): Job => {
  const { name, connectionString, channel, onNotified, onListening, onError } = options;
  const { retryMs = 2_000, answerMs = 3_000 } = options;
  let listening: Client | undefined;
  let handled = Promise.resolve();

  /** Handles notifications in order, so that the newest comes last. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = handled.then(work);
    handled = done.catch(() => undefined);
    return done;
  };

  const open = (): Client => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    client.on('error', onError);
    client.on('end', () => {
      if (listening === client) listening = undefined;
    });
    client.on('notification', ({ payload }) => {
      inTurn(() => onNotified(payload)).catch(onError);
    });
    return client;
  };

  const hear = (client: Client) => client.query(`listen ${client.escapeIdentifier(channel)}`);

  /** Listening again changes nothing, and fails if the connection is lost. */
  const check = async (client: Client): Promise<void> => {
    try {
      await hear(client);
    } catch (error) {
      listening = undefined;
      await client.end();
      throw error;
    }
  };

  const listen = async (stopping: AbortSignal): Promise<void> => {
    if (listening) {
      await check(listening);
      return;
    }
    const client = open();
    const cut = (): void => void client.end().catch(() => undefined);
    stopping.addEventListener('abort', cut, { once: true });
    listening = client;
    try {
      await openSession(client);
      await hear(client);
      await inTurn(onListening);
    } catch (error) {
      listening = undefined;
      await client.end();
      throw error;
    } finally {
      stopping.removeEventListener('abort', cut);
    }
  };

  return { name, everyMs: retryMs, work: listen, close: () => listening?.end() };
};
