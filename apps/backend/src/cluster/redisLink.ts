import { setTimeout as pause } from 'node:timers/promises';
import { backoff } from '@exchange/domain';
import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';

/** Nothing is queued while there is no connection, and none continues another. */
const open = (url: string) =>
  createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false, connectTimeout: answerMs } });

/** How long Redis may take to let a process in. */
const answerMs = 3_000;

export type RedisClient = ReturnType<typeof open>;

/** One connection to Redis, from when it stands until it breaks. */
export interface Connected {
  client: RedisClient;
  /** Ends this connection; the next one begins from nothing. */
  fail: (reason: unknown) => void;
  ended: AbortSignal;
}

export interface LinkOptions {
  url: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>;
  /** For the log, when it breaks and when it serves its purpose again. */
  words: { away: string; back: string };
  /** How long a Redis that failed is left alone, longer with each failure in a row. */
  pauses: { firstMs: number; longestMs: number };
  /** Resolves once the connection serves its purpose. */
  use: (connected: Connected) => Promise<void>;
}

/** Holds a connection to Redis, and replaces each that breaks by another. */
export const createRedisLink = ({ url, log, words, pauses, use }: LinkOptions) => {
  const stopping = new AbortController();
  let failures = 0;
  let running = Promise.resolve();

  const begin = async (connected: Connected): Promise<void> => {
    const late = setTimeout(() => connected.fail(new Error('Redis does not answer.')), answerMs);
    try {
      await connected.client.connect();
    } finally {
      clearTimeout(late);
    }
    await use(connected);
    if (connected.ended.aborted) return;
    if (failures > 0) log.info({ failures }, words.back);
    failures = 0;
  };

  /** Resolves when the process stops, and fails when the connection does. */
  const hold = async (): Promise<void> => {
    const ending = new AbortController();
    const client = open(url);
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (reason: unknown): void => {
          ending.abort();
          reject(reason instanceof Error ? reason : new Error(String(reason)));
        };
        client.on('error', fail);
        stopping.signal.addEventListener('abort', () => resolve(), { signal: ending.signal });
        begin({ client, fail, ended: ending.signal }).catch(fail);
      });
    } finally {
      ending.abort();
      client.destroy();
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await hold();
      } catch (error) {
        failures += 1;
        const level = failures === 1 ? 'warn' : 'debug';
        log[level]({ reason: String(error), failures }, words.away);
        // Gateways that lost the same owner or Redis shouldn't come back all at once.
        const pauseMs = backoff(failures, pauses) * (0.5 + Math.random());
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    start: (): void => {
      running = run();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};
