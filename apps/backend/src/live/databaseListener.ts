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
  const hear = (payload: string | undefined): void => {
    handled = handled.then(() => onNotified(payload)).catch(onError);
  };

  const listen = async (): Promise<void> => {
    const next = new Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = next;
    next.on('error', onError);
    next.on('end', listenLater);
    next.on('notification', ({ payload }) => {
      hear(payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      await onListening();
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
