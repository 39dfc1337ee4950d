import { once } from 'node:events';
import * as fc from 'fast-check';
import { WebSocket } from 'ws';
import { oddText, oddValue } from './values';

/** What a client does on its live connection: text, bytes, or a message that never ends. */
export type Act = { text: string } | { bytes: Buffer } | { fragment: string };

export interface FuzzedSocket {
  /** Sent with the first packet; none if it never introduces itself. */
  token: unknown;
  acts: Act[];
  /** Leaves the connection without a word. */
  vanishes: boolean;
}

const events = [
  'join',
  'leave',
  'ping',
  'pong',
  'error',
  'connect',
  'disconnect',
  'newListener',
  '__proto__',
  '',
] as const;

const packets = [
  '',
  '1',
  '2',
  '2probe',
  '3',
  '5',
  '6',
  '9',
  '4',
  '40/admin,',
  '40{"token":{"a":[]}}',
  '40{',
  '41',
  '42',
  '42[]',
  '42{}',
  '42[1]',
  '42[null,{}]',
  '420["ping",{}]',
  '4299999999999999999999["ping"]',
  '42/x,["join"]',
  '43[]',
  '4399["join"]',
  '44{"message":"no"}',
  '45',
  '451-["join",{"_placeholder":true,"num":0}]',
  '451-["ping",{"_placeholder":true,"num":-1}]',
  '45999999-["join"]',
  '46[]',
  'b',
  'b!!!!',
  `42["join",${'['.repeat(9_000)}`,
  `42["join",{"pair":"${'x'.repeat(30_000)}"}]`,
  // Larger than any frame that is read.
  `42["ping",{"sentAt":"${'x'.repeat(70_000)}"}]`,
] as const;

const pair = fc.oneof(fc.constantFrom('XDC-USDT', 'XDC-XDCE', 'xdc-usdt', 'BTC-PERPETUAL'), oddText);

const payload: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ pair, pairStats: fc.oneof(fc.boolean(), oddValue) }),
  fc.record({ sentAt: oddValue }),
  oddValue,
);

const event = fc
  .tuple(fc.constantFrom(...events), fc.array(payload, { maxLength: 3 }))
  .map(([name, given]) => `42${JSON.stringify([name, ...given])}`);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: event.map((text) => ({ text })) },
  { weight: 4, arbitrary: fc.constantFrom(...packets).map((text) => ({ text })) },
  { weight: 1, arbitrary: oddText.map((text) => ({ text })) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ bytes: Buffer.from(bytes) })) },
  { weight: 1, arbitrary: event.map((fragment) => ({ fragment })) },
);

export const fuzzedSocket: fc.Arbitrary<FuzzedSocket> = fc.record({
  token: fc.oneof(fc.constantFrom<unknown>(undefined, '', 'token-3', 'garbage'), oddValue),
  acts: fc.array(act, { minLength: 1, maxLength: 12, size: 'max' }),
  vanishes: fc.boolean(),
});

const sendAll = (socket: WebSocket, acts: readonly Act[]): void => {
  for (const one of acts) {
    if ('fragment' in one) socket.send(one.fragment, { fin: false });
    else socket.send('text' in one ? one.text : one.bytes);
  }
};

const patienceMs = 10_000;

/** Does all of it, whatever the server says, and resolves when the connection is gone. */
export const liveThrough = async (url: string, { token, acts, vanishes }: FuzzedSocket): Promise<void> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  // The server may end it meanwhile.
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(token === undefined ? '40' : `40${JSON.stringify({ token })}`);
  sendAll(socket, acts);
  const gone = once(socket, 'close', { signal: AbortSignal.timeout(patienceMs) });
  if (vanishes) socket.terminate();
  else socket.close();
  await gone;
};

/** What isn't even a frame, right after a connection has been upgraded. */
export const noFrames: readonly string[] = [
  '\x00',
  '\xff'.repeat(64),
  // A frame that isn't masked, one with reserved bits, one that says it is 2^63 bytes long, and a ping of 200 bytes.
  '\x81\x0542[1]',
  '\xf1\x80\0\0\0\0',
  '\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0',
  `\x89\xfe\0\xc8\0\0\0\0${'p'.repeat(200)}`,
  '\x88\x82\0\0\0\0\0\x01',
  '\x80\x81\0\0\0\0a',
  '\x81\x82\0\0\0\0\xff\xfe',
  'GET / HTTP/1.1\r\n\r\n',
];

export const upgradeTo = (host: string, path = '/socket.io/?EIO=4&transport=websocket'): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==',
    '\r\n',
  ].join('\r\n');
