import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Env } from '../runtime/env';
import { answerBadUrl, answerBrokenRequest, refuseExpectation } from './brokenRequests';
import { readForwardedAddresses, trustOf } from './clientAddress';
import { boundConnections } from './connectionBound';
import { bareHeadersIn } from './headers';
import { loggerOptions } from './logging';
import { parseForm } from './readable';
import { requestIdOf } from './requestId';

export interface LogStream {
  write: (line: string) => void;
}

export const newServer = (env: Env, stream: LogStream | undefined): FastifyInstance => {
  const headers = bareHeadersIn({ isSecureOnly: env.NODE_ENV === 'production' });
  const app = fastify({
    logger: { ...loggerOptions(env.LOG_LEVEL), ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: env.BODY_LIMIT_BYTES,
    trustProxy: trustOf(env.TRUST_PROXY),
    requestTimeout: env.REQUEST_TIMEOUT_MS,
    connectionTimeout: env.CONNECTION_TIMEOUT_MS,
    http: {
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      headersTimeout: env.HEADERS_TIMEOUT_MS,
      // How often Node looks for late requests; its default is every half minute.
      connectionsCheckingInterval: Math.min(5_000, Math.ceil(env.HEADERS_TIMEOUT_MS / 2)),
    },
    frameworkErrors: answerBadUrl(headers),
    clientErrorHandler: answerBrokenRequest(headers),
    forceCloseConnections: 'idle',
    // The demo market's history is written while the server starts.
    pluginTimeout: 180_000,
    routerOptions: { maxParamLength: 500 },
  });
  boundConnections(app.server, env, app.log);
  app.server.on('checkExpectation', refuseExpectation(headers));
  readForwardedAddresses(app, env.TRUST_PROXY);
  return app;
};

/** Multipart bodies stay unread until their call reads them. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  await app.register(formbody, { parser: parseForm });
  await app.register(multipart);
};
