import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogFn, Logger, LoggerOptions } from 'pino';
import { plainError, plainMessage } from './plainError';
import { withoutSecrets } from './withoutSecrets';

/** Paths and queries carry tokens, so a log names the route and not the address. */
const requestLine = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
  from: ip,
});

const errorIn = (logged: unknown): Error | undefined => {
  if (logged instanceof Error) return logged;
  const given: unknown = typeof logged === 'object' && logged !== null ? Reflect.get(logged, 'err') : undefined;
  return given instanceof Error ? given : undefined;
};

/** Without a message of its own a line takes the error's, which says too much. */
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

/** One line an answer, with the id that the caller was told. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
