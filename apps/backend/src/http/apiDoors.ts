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

const tooMany = () => Object.assign(new Error(sentenceOf(429)), { statusCode: 429 });

/** Against a flood from one address, whatever is called. What is tried against accounts is counted in the database. */
const limitFloods = async (api: FastifyInstance, { FLOOD_CALLS, FLOOD_WINDOW_MS }: Env): Promise<void> => {
  if (FLOOD_CALLS === 0) return;
  await api.register(rateLimit, {
    global: false,
    max: FLOOD_CALLS,
    timeWindow: FLOOD_WINDOW_MS,
    addHeaders: told,
    addHeadersOnExceeding: told,
    errorResponseBuilder: tooMany,
  });
  // For calls that do not exist as well, which no route would count.
  api.addHook('onRequest', api.rateLimit());
};

export const guardApi = async (api: FastifyInstance, env: Env): Promise<void> => {
  await letPagesIn(api, env.ALLOWED_ORIGINS);
  await limitFloods(api, env);
};
