import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { serveHere, type Served } from './serveHere';

export interface Exchanged {
  method: string;
  /** With its query. */
  path: string;
  asked: Buffer;
  status: number;
  headers: IncomingHttpHeaders;
  answer: Buffer;
}

const lengths = new Set(['content-length', 'transfer-encoding', 'connection', 'accept-encoding']);

const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !lengths.has(name)));

const passOn = (to: URL, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url = '/' } = request;
    const headers = { ...without(request.headers), host: to.host, 'content-length': body.length };
    const passed = (to.protocol === 'https:' ? askSecurely : ask)(new URL(url, to), { method, headers }, resolve);
    passed.on('error', reject).end(body);
  });

/** Stands between a verifier and the server it verifies, and hears every answer. */
export const startRelay = (to: URL, hear: (exchanged: Exchanged) => void): Promise<Served> =>
  serveHere(async (request, response) => {
    const asked = await buffer(request);
    const answered = await passOn(to, request, asked);
    const answer = await buffer(answered);
    const { statusCode: status = 0, headers } = answered;
    hear({ method: request.method ?? '', path: request.url ?? '', asked, status, headers, answer });
    response.writeHead(status, without(headers)).end(answer);
  });
