import { connect } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import type { FuzzedCall } from './fuzzedCall';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Told = Answer | 'nothing' | 'late';

/** The bytes of a call; `token` is what its caller sends. */
export const bytesOf = (
  { method, target, headers, body }: FuzzedCall,
  tokens: readonly string[],
  host: string,
): Buffer => {
  const isFramed = headers.some(([name]) => name === 'Content-Length' || name === 'Transfer-Encoding');
  const lines = [
    ['Host', host],
    ['Connection', 'close'],
    ...tokens.map((token) => ['Authorization', token]),
    ...headers,
    ...(isFramed || body === '' ? [] : [['Content-Length', String(body.length)]]),
  ].map(([name = '', value = '']) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1');
};

const dechunked = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
};

/** The first answer among the bytes of a connection, after those that only say to go on. */
export const answerIn = (bytes: Buffer): Answer | undefined => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return answerIn(rest);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  if (headers['transfer-encoding'] === 'chunked') return { status, headers, body: dechunked(rest) };
  return { status, headers, body: rest.subarray(0, Number(headers['content-length'] ?? rest.length)) };
};

/** Sends the bytes as they are, and waits until the server has closed the connection. */
export const exchangeBytes = (
  port: number,
  bytes: Buffer,
  endsAfterwards: boolean,
  patienceMs: number,
): Promise<Told> =>
  new Promise((resolve) => {
    const heard: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      resolve('late');
      socket.destroy();
    }, patienceMs);
    socket.on('data', (chunk) => heard.push(chunk));
    // A server may close before it has read everything.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answerIn(Buffer.concat(heard)) ?? 'nothing');
    });
    if (endsAfterwards) socket.end(bytes);
    else socket.write(bytes);
  });
