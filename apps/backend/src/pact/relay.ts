import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { serveHere, type ServedHere } from './serveHere';

export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  type: string;
  body: Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Exchanged {
  method: string;
  /** With its query. */
  path: string;
  asked: Buffer;
  status: number;
  headers: IncomingHttpHeaders;
  answer: Buffer;
}

/** Makes a relay another server than the one behind it. */
export interface Guise {
  /** What is passed on of a request; nothing of one that is answered here. */
  ask: (asked: Asked) => Pick<Asked, 'path' | 'body'> | Answered;
  answer: (asked: Asked, answered: Answered) => Pick<Answered, 'headers' | 'body'>;
}

const plain: Guise = { ask: (asked) => asked, answer: (_, answered) => answered };

const lengths = new Set(['content-length', 'transfer-encoding', 'connection', 'accept-encoding']);

const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !lengths.has(name)));

const passOn = (
  to: URL,
  request: IncomingMessage,
  { path, body }: Pick<Asked, 'path' | 'body'>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { ...without(request.headers), host: to.host, 'content-length': body.length };
    const passed = (to.protocol === 'https:' ? askSecurely : ask)(
      new URL(path, to),
      { method: request.method, headers },
      resolve,
    );
    passed.on('error', reject).end(body);
  });

/** Stands between a client and a server, and hears every answer as the client gets it. */
export const startRelay = (
  to: URL,
  hear: (exchanged: Exchanged) => void,
  guise = plain,
  wantedPort = 0,
): Promise<ServedHere> =>
  serveHere(async (request, response) => {
    const { method = '', url: path = '/', headers: sent } = request;
    const asked = { method, path, type: sent['content-type'] ?? '', body: await buffer(request) };
    const answerOf = async (): Promise<Answered> => {
      const passed = guise.ask(asked);
      if ('status' in passed) return passed;
      const answered = await passOn(to, request, passed);
      const { statusCode: status = 0, headers } = answered;
      const whole = { status, headers, body: await buffer(answered) };
      return { ...whole, ...guise.answer(asked, whole) };
    };
    const { status, headers, body } = await answerOf();
    hear({ method, path, asked: asked.body, status, headers, answer: body });
    response.writeHead(status, without(headers)).end(body);
  }, wantedPort);
