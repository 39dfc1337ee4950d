import cors from '@fastify/cors';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Env } from '../runtime/env';
import { sentenceOf } from './errors';

/** Chromium caches a preflight no longer than this, whatever the server sends. */
const preflightSeconds = 7_200;

/** Pages send the token in a header, so no cookies need to be allowed. */
const letPagesIn = async (api: FastifyInstance, allowed: readonly string[]): Promise<void> => {
  await api.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && allowed.includes(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: preflightSeconds,
    strictPreflight: false,
  });
};

const told = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

export interface FloodCount {
  /** The calls since the window began. */
  calls: number;
  /** When the next window begins. */
  endsInMs: number;
}

/** Counts the calls of an address at all gateways together. */
export interface FloodStore {
  /** Counts one more; undefined while the gateways can't count together. */
  count: (address: string, windowMs: number) => Promise<FloodCount | undefined>;
}

export interface FloodLimit {
  env: Pick<Env, 'FLOOD_CALLS' | 'FLOOD_WINDOW_MS'>;
  /** How many calls one address may make within the window, read at each call; defaults to the environment's value. */
  floodCalls?: (() => number) | undefined;
  /** Counts together with other gateways; each also counts by itself, which is what remains while they can't. */
  store?: FloodStore | undefined;
}

const tooMany = () => Object.assign(new Error(sentenceOf(429)), { statusCode: 429 });

/**
 * What counts a request before it is answered; undefined if there is no limit. All requests from one address count
 * together. Tries against accounts are counted in the database instead.
 */
export const limitFloods = async (
  app: FastifyInstance,
  { env, floodCalls, store }: FloodLimit,
): Promise<preHandlerAsyncHookHandler | undefined> => {
  if (env.FLOOD_CALLS === 0 && !floodCalls) return undefined;
  const most = floodCalls ?? (() => env.FLOOD_CALLS);
  await app.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: env.FLOOD_WINDOW_MS,
    addHeaders: told,
    addHeadersOnExceeding: told,
    errorResponseBuilder: tooMany,
  });
  const countHere = app.rateLimit();
  if (!store) return countHere;
  return async (request, reply) => {
    // What is too much for one process costs Redis nothing.
    await countHere.call(app, request, reply);
    const counted = await store.count(normalizeIP(request.ip), env.FLOOD_WINDOW_MS);
    if (!counted || counted.calls <= most()) return;
    void reply.header('Retry-After', Math.ceil(counted.endsInMs / 1_000));
    throw tooMany();
  };
};

export type CountRequest = Awaited<ReturnType<typeof limitFloods>>;

interface ApiGuards {
  env: Pick<Env, 'ALLOWED_ORIGINS'>;
  countRequest: CountRequest;
}

export const guardApi = async (api: FastifyInstance, { env, countRequest }: ApiGuards): Promise<void> => {
  await letPagesIn(api, env.ALLOWED_ORIGINS);
  // Counts calls to unknown paths too, which no route would count.
  if (countRequest) api.addHook('onRequest', countRequest);
};
