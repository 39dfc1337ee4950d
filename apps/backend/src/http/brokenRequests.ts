import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../contract/refusalCodes';
import { bareHeaders } from './headers';
import { sentenceOf } from './errors';
import { isUnreadablePage, unreadablePage } from './page/unreadablePage';

type Headers = Readonly<Record<string, string>>;

/** Answers paths that can't be decoded or are too long, before any hook runs. */
export const answerBadUrl =
  (headers: Headers) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    void reply.status(status).headers(headers).header('X-Request-Id', request.id);
    if (isUnreadablePage(request, status)) void reply.type('text/html; charset=utf-8').send(unreadablePage);
    else
      void reply.send({ statusCode: status, code: codeOf(status), message: sentenceOf(status), requestId: request.id });
  };

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** If the headers are too large and the URL is longer than this, the URL is the reason. */
const longestUrl = 8_000;

interface BrokenRequest extends NodeJS.ErrnoException {
  /** The part that had arrived: a buffer, whatever Fastify's types say. */
  rawPacket?: unknown;
}

const withTooLongUrl = ({ code, rawPacket }: BrokenRequest): { method: string; url: string } | undefined => {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return undefined;
  const [, method = '', url = ''] = /^([A-Z]+) (\/\S*)/.exec(rawPacket.toString('latin1')) ?? [];
  return url.length > longestUrl ? { method, url } : undefined;
};

interface BareAnswer {
  status: number;
  type: string;
  body: string;
}

const asJson = (status: number, message = sentenceOf(status)): BareAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ statusCode: status, code: codeOf(status), message }),
});

const answerTo = (error: BrokenRequest): BareAnswer => {
  const tooLong = withTooLongUrl(error);
  const status = tooLong ? 414 : (statuses[error.code ?? ''] ?? 400);
  if (tooLong && isUnreadablePage(tooLong, status)) return { status, type: 'text/html', body: unreadablePage };
  return asJson(status);
};

const endWith = (socket: Socket, { status, type, body }: BareAnswer, always: Headers): void => {
  const headers = {
    ...always,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
};

/** Answers a malformed or incomplete request on the raw socket, and closes it. */
export const answerBrokenRequest =
  (headers: Headers) =>
  (error: BrokenRequest, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && !socket.destroyed) endWith(socket, answerTo(error), headers);
  };

/** Node.js would answer an unknown `Expect` without a body. */
export const refuseExpectation =
  (headers: Headers) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { status, type, body } = asJson(417);
    const own = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...own }).end(body);
  };

/** The same for a connection that has been upgraded. */
export const refuseOnSocket = (socket: Socket, status: number, message: string): void =>
  endWith(socket, asJson(status, message), bareHeaders);
