import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../runtime/env';
import { sentenceOf } from './errors';

/** Browsers ask again after so long at the latest, whatever they are told. */
const preflightSeconds = 7_200;

/** The token is a header that pages set by themselves, so that no cookie needs to be let through. */
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

export interface Doors {
  env: Env;
  /** How many calls one address may make within the window, asked at each call; as the environment says otherwise. */
  floodCalls?: (() => number) | undefined;
}

const tooMany = () => Object.assign(new Error(sentenceOf(429)), { statusCode: 429 });

/** Against a flood from one address, whatever is called. What is tried against accounts is counted in the database. */
const limitFloods = async (api: FastifyInstance, { env, floodCalls }: Doors): Promise<void> => {
  if (env.FLOOD_CALLS === 0 && !floodCalls) return;
  await api.register(rateLimit, {
    global: false,
    max: floodCalls ?? env.FLOOD_CALLS,
    timeWindow: env.FLOOD_WINDOW_MS,
    addHeaders: told,
    addHeadersOnExceeding: told,
    errorResponseBuilder: tooMany,
  });
  // For calls that do not exist as well, which no route would count.
  api.addHook('onRequest', api.rateLimit());
};

export const guardApi = async (api: FastifyInstance, doors: Doors): Promise<void> => {
  await letPagesIn(api, doors.env.ALLOWED_ORIGINS);
  await limitFloods(api, doors);
};
