import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Paths and queries carry tokens, so a log names the route and not the address. */
const requestLine = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
  from: ip,
});

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: [
      'headers.authorization',
      'headers.cookie',
      '*.password',
      '*.otp',
      '*.token',
      '*.tfaCode',
      '*.tfa',
      '*.code',
    ],
    censor: '[redacted]',
  },
  serializers: { req: requestLine },
});

/** One line an answer, with the id that the caller was told. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
