import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** Empty if the answer isn't JSON. */
  body: Record<string, unknown>;
  text: string;
}

const readAnswer = (text: string): RawAnswer => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const pairs = headers.map((header) => [
    header.slice(0, header.indexOf(':')).toLowerCase(),
    header.slice(header.indexOf(':') + 2),
  ]);
  const named = Object.fromEntries(pairs) as Record<string, string>;
  const isJson = named['content-type']?.includes('json') === true;
  return {
    status: Number(line.split(' ')[1]),
    headers: named,
    body: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
    text: body,
  };
};

/** Sends exactly this and waits for a whole answer: simulates clients that stall or send malformed HTTP. */
export const sendRaw = async (app: FastifyInstance, text: string): Promise<RawAnswer> => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    const [, length] = /content-length: (\d+)/i.exec(received) ?? [];
    const bodyAt = received.indexOf('\r\n\r\n') + 4;
    if (length !== undefined && bodyAt > 3 && Buffer.byteLength(received.slice(bodyAt)) >= Number(length)) break;
  }
  return readAnswer(received);
};
