import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import type { FloodStore } from '../../http/corsAndRateLimit';

/** Counts in Redis, as long as it answers. */
export interface RedisFloodStore extends FloodStore {
  start: () => void;
  stop: () => Promise<void>;
}

export interface FloodStoreOptions {
  url: string;
  /** Sets this exchange's keys apart from others in the same Redis. */
  prefix: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** How long a Redis that failed is left alone. */
  restMs?: number;
}

/** How long a call may wait to be counted. */
const countMs = 100;
/** How long Redis may take to let a process in. */
const openMs = 3_000;

/** One step for Redis, so that no call is lost between reading and writing, and no key outlives its window. */
const countOne = `
local calls = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { calls, left }`;

/** Nothing is queued while there is no connection. */
const open = (url: string) =>
  createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false, connectTimeout: openMs } });

interface Connected {
  client: ReturnType<typeof open>;
  fail: (reason: unknown) => void;
}

const silent = () => new Error('Redis does not answer.');

export const createFloodStore = ({ url, prefix, log, restMs = 3_000 }: FloodStoreOptions): RedisFloodStore => {
  const stopping = new AbortController();
  let connected: Connected | undefined;
  let isAway = false;
  let running = Promise.resolve();

  const opened = (next: Connected): void => {
    connected = next;
    if (isAway) log.info('Calls are counted together with the other gateways again');
    isAway = false;
  };

  const countIn = (client: Connected['client'], address: string, windowMs: number) =>
    client.eval(countOne, { keys: [`${prefix}:calls:${address}`], arguments: [String(windowMs)] });

  /** A Redis that is full or read-only lets a process in, but doesn't count. */
  const enter = async (client: Connected['client']): Promise<void> => {
    await client.connect();
    await countIn(client, 'none', 1_000);
  };

  /** Resolves when the process stops, and fails when the connection does. */
  const hold = async (): Promise<void> => {
    const client = open(url);
    const ended = new AbortController();
    try {
      await new Promise<void>((resolve, fail) => {
        const late = setTimeout(() => fail(silent()), openMs);
        ended.signal.addEventListener('abort', () => clearTimeout(late));
        stopping.signal.addEventListener('abort', () => resolve(), { signal: ended.signal });
        client.on('error', fail);
        enter(client).then(() => {
          clearTimeout(late);
          if (!ended.signal.aborted) opened({ client, fail });
        }, fail);
      });
    } finally {
      connected = undefined;
      ended.abort();
      client.destroy();
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await hold();
      } catch (error) {
        if (!isAway) log.warn({ reason: String(error) }, 'Redis is away, so each gateway counts calls by itself');
        isAway = true;
        await pause(restMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    count: async (address, windowMs) => {
      if (!connected) return undefined;
      const { client, fail } = connected;
      // After a pause of our own, an answer that has arrived meanwhile is read first.
      let isAnswered = false;
      const late = setTimeout(() => setImmediate(() => isAnswered || fail(silent())), countMs);
      try {
        const reply = await countIn(client, address, windowMs);
        const [calls, endsInMs] = Array.isArray(reply) ? reply.map(Number) : [];
        if (calls === undefined || endsInMs === undefined) throw new Error('Redis answers otherwise than asked.');
        return { calls, endsInMs };
      } catch (error) {
        fail(error);
        return undefined;
      } finally {
        isAnswered = true;
        clearTimeout(late);
      }
    },
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
