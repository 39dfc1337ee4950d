import { Client } from 'pg';

export interface DatabaseListenerOptions {
  connectionString: string;
  channel: string;
  onNotified: (payload: string | undefined) => Promise<void>;
  /** Each time somebody listens again: what was said meanwhile was missed. */
  onListening: () => Promise<void>;
  onError: (error: unknown) => void;
  retryMs?: number;
}

/** Hears what the database tells on a channel, over a connection of its own that is made anew when it breaks. */
export const createDatabaseListener = (options: DatabaseListenerOptions) => {
  const { connectionString, channel, onNotified, onListening, onError, retryMs = 2_000 } = options;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let handled = Promise.resolve();

  /** One after the other, so that what is newest is told last. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = handled.then(work);
    handled = done.catch(() => undefined);
    return done;
  };

  const listen = async (): Promise<void> => {
    const next = new Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = next;
    next.on('error', onError);
    next.on('end', listenLater);
    next.on('notification', ({ payload }) => {
      inTurn(() => onNotified(payload)).catch(onError);
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      await inTurn(onListening);
    } catch (error) {
      onError(error);
      listenLater();
      await next.end();
    }
  };

  const listenLater = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen().catch(onError), retryMs);
  };

  return {
    start: listen,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
