import type { FloodStore } from '../../http/corsAndRateLimit';
import { createRedisLink, type Connected, type LinkOptions } from '../redisLink';

/** Counts in Redis, as long as it answers. */
export interface RedisFloodStore extends FloodStore {
  start: () => void;
  stop: () => Promise<void>;
}

export interface FloodStoreOptions extends Pick<LinkOptions, 'url' | 'log'> {
  /** Sets this exchange's keys apart from others in the same Redis. */
  prefix: string;
  /** How long a Redis that failed is left alone. */
  restMs?: number;
}

/** How long a call may wait to be counted. */
const countMs = 100;
/** How long Redis may take to count for the first time. */
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

const words = {
  away: 'Redis is away, so each gateway counts calls by itself',
  back: 'Calls are counted together with the other gateways again',
};

const silent = () => new Error('Redis does not answer.');

export const createFloodStore = ({ url, prefix, log, restMs = 3_000 }: FloodStoreOptions): RedisFloodStore => {
  let connected: Connected | undefined;

  const countIn = (client: Connected['client'], address: string, windowMs: number) =>
    client.eval(countOne, { keys: [`${prefix}:calls:${address}`], arguments: [String(windowMs)] });

  /** A Redis that is full or read-only lets a process in, but doesn't count. */
  const use = async (next: Connected): Promise<void> => {
    const { client, fail, ended } = next;
    const late = setTimeout(() => fail(silent()), openMs);
    ended.addEventListener('abort', () => {
      clearTimeout(late);
      connected = undefined;
    });
    await countIn(client, 'none', 1_000);
    clearTimeout(late);
    if (!ended.aborted) connected = next;
  };

  const link = createRedisLink({ url, log, words, pauses: { firstMs: restMs, longestMs: restMs }, use });

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
    start: link.start,
    stop: link.stop,
  };
};
