import type { FastifyInstance, FastifyRequest } from 'fastify';
import '../contract/operationId';
import { isSameSecret } from '../runtime/isSameSecret';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface MetricsOptions {
  /** The bearer token that grants access. */
  token: string | undefined;
  /** Whether programs on this machine may read without a token if none is set. No one else ever may. */
  isOpenHere: boolean;
}

/** Judged by the socket. A request that a proxy forwards may come from anywhere, so it never counts. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Prometheus metrics: the process, its event loop, and the duration of each call. */
export const metrics = (app: FastifyInstance, { token, isOpenHere }: MetricsOptions): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.config.operationId ?? routeOptions.url ?? 'none';
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const mayRead = token === undefined ? isOpenHere && isFromHere(request) : isSameSecret(bearer, token);
    if (!mayRead) return reply.status(404).send({ statusCode: 404, message: "There's nothing here." });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
};
