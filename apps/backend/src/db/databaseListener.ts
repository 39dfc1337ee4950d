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
      inTurn(() => onNotified(payload)).catch((error: unknown) => {
        onError(error);
        // Listening again makes up for what was missed.
        if (listening === client) abandon(client);
      });
    });
    return client;
  };

  const hear = (client: Client) => client.query(`listen ${client.escapeIdentifier(channel)}`);

  /** The other end may be silent, so this doesn't wait for it. */
  const abandon = (client: Client): void => {
    listening = undefined;
    void client.end().catch(() => undefined);
  };

  /** Listening again changes nothing, and fails if the connection is lost. */
  const check = async (client: Client): Promise<void> => {
    try {
      await hear(client);
    } catch (error) {
      abandon(client);
      throw error;
    }
  };

  const listen = async (stopping: AbortSignal): Promise<void> => {
    if (listening) {
      await check(listening);
      return;
    }
    const client = open();
    let stop = (): void => undefined;
    // The driver never settles a connect that is ended while it is under way.
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new Error('The listener stops.'));
    });
    stopping.addEventListener('abort', stop, { once: true });
    listening = client;
    try {
      await Promise.race([openSession(client).then(() => hear(client)), stopped]);
      await inTurn(onListening);
    } catch (error) {
      abandon(client);
      throw error;
    } finally {
      stopping.removeEventListener('abort', stop);
    }
  };

  return { name, everyMs: retryMs, work: listen, close: () => listening?.end() };
};
