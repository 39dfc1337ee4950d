import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogFn, Logger, LoggerOptions } from 'pino';
import { plainError, plainMessage } from './plainError';
import { withoutSecrets } from './withoutSecrets';

/** Paths and queries can contain tokens, so the log records the route instead of the URL. */
const requestLine = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
  operation: routeOptions.config.operationId,
  from: ip,
});

const errorIn = (logged: unknown): Error | undefined => {
  if (logged instanceof Error) return logged;
  const given: unknown = typeof logged === 'object' && logged !== null ? Reflect.get(logged, 'err') : undefined;
  return given instanceof Error ? given : undefined;
};

/** A line without a message would take the error's, which can contain secrets. */
const withPlainMessage = function (this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [logged, message] = args as [unknown, unknown];
  const error = errorIn(logged);
  if (error === undefined || message !== undefined) log.apply(this, args);
  else log.call(this, logged === error ? { err: error } : logged, plainMessage(error));
};

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  formatters: { log: withoutSecrets },
  serializers: { req: requestLine, err: plainError },
  hooks: { logMethod: withPlainMessage },
});

/** Logs one line per answer, with the id that the caller received. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
