import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bareHeaders } from './headers';
import { sentenceOf } from './errors';

/** A path that cannot be decoded or is too long is answered before any hook runs. */
export const answerBadUrl = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 400;
  void reply
    .status(status)
    .headers(bareHeaders)
    .header('X-Request-Id', request.id)
    .send({ statusCode: status, message: sentenceOf(status), requestId: request.id });
};

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What never became a request, or never ended, is answered on the bare socket, which closes then. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode: status, message: sentenceOf(status) });
  const headers = {
    ...bareHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
};
