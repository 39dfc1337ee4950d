import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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

export interface ApiLimits {
  env: Env;
  /** How many calls one address may make within the window, read at each call; defaults to the environment's value. */
  floodCalls?: (() => number) | undefined;
}

const tooMany = () => Object.assign(new Error(sentenceOf(429)), { statusCode: 429 });

/** Limits all calls from one address together. Tries against accounts are counted in the database instead. */
const limitFloods = async (api: FastifyInstance, { env, floodCalls }: ApiLimits): Promise<void> => {
  if (env.FLOOD_CALLS === 0 && !floodCalls) return;
  await api.register(rateLimit, {
    global: false,
    max: floodCalls ?? env.FLOOD_CALLS,
    timeWindow: env.FLOOD_WINDOW_MS,
    addHeaders: told,
    addHeadersOnExceeding: told,
    errorResponseBuilder: tooMany,
  });
  // Counts calls to unknown paths too, which no route would count.
  api.addHook('onRequest', api.rateLimit());
};

export const guardApi = async (api: FastifyInstance, doors: ApiLimits): Promise<void> => {
  await letPagesIn(api, doors.env.ALLOWED_ORIGINS);
  await limitFloods(api, doors);
};
