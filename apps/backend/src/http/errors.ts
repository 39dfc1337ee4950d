import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../contract/refusalCodes';
import { cannotWrite } from '../db/cannotWrite';
import { isDatabaseGone } from '../db/databaseGone';
import { plainMessage } from './plainError';
import { isUnreadablePage, unreadablePage } from './page/unreadablePage';

const unavailable = "The exchange isn't available right now. Nothing has changed. Try again in a moment.";

const sentences: Partial<Record<number, string>> = {
  400: "We couldn't read the request.",
  404: "This call doesn't exist.",
  405: "This call doesn't exist.",
  408: 'The request took too long to arrive. Nothing has changed. Try again.',
  413: 'This is too large to send. Shorten it and try again.',
  414: 'The URL is too long.',
  415: "This call doesn't accept that content type.",
  429: 'Too many requests. Wait a moment and try again.',
  431: 'The request headers are too large.',
};

const statusOf = (error: FastifyError): number => {
  if (isDatabaseGone(error) || cannotWrite(error)) return 503;
  return error.statusCode ?? 500;
};

export const sentenceOf = (status: number): string => {
  if (status === 503) return unavailable;
  return sentences[status] ?? (status < 500 ? 'The request was refused.' : 'Something went wrong on our side.');
};

const report = ({ log }: FastifyRequest, error: FastifyError, status: number): void => {
  if (status === 503) log.warn({ reason: plainMessage(error) }, 'A call could not be served');
  else if (status >= 500) log.error(error);
};

/** Answers every failure with one clear sentence and the id of its log entry, as JSON. People get a page. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    report(request, error, status);
    if (isUnreadablePage(request, status))
      return reply.status(status).type('text/html; charset=utf-8').send(unreadablePage);
    const message = sentenceOf(status);
    const refusal = request.routeOptions.config.refusal?.(request, status, message);
    const body = refusal ?? { statusCode: status, code: codeOf(status), message };
    return reply.status(status).send({ ...body, requestId: request.id });
  });
};
