import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Call {
  token: string;
  fields: Record<string, string>;
}

const boundary = 'limit-of-a-part';

/** As a browser sends the order form, minus headers that the server ignores. */
export const requestOf = ({ token, fields }: Call): Buffer => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${boundary}--\r\n`;
  const head = [
    'POST /api/trade/new_order HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
};

const success = /^HTTP\/1.1 200/;

/** Whether a response is complete; one that isn't expected ends the measurement. */
const isWhole = (text: string, expected: RegExp): boolean => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  if (!expected.test(text)) throw new Error(text);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
  return Buffer.byteLength(text) >= end + 4 + length;
};

const answerOn = (socket: Socket, expected: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (data: Buffer): void => {
      text += data.toString();
      try {
        if (!isWhole(text, expected)) return;
        socket.off('data', read);
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    socket.on('data', read);
  });

export interface Line {
  /** Resolves with the response; only then may the next request be sent. */
  send: (request: Buffer) => Promise<void>;
  close: () => void;
}

/** Connections that are kept open, as in a browser. */
export const openLines = async (url: string, howMany: number, expected = success): Promise<Line[]> => {
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: howMany }, () => connect({ host: '127.0.0.1', port, noDelay: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets.map((socket) => ({
    send: (request) => {
      socket.write(request);
      return answerOn(socket, expected);
    },
    close: () => void socket.destroy(),
  }));
};

/** Sends over this many connections, one request at a time on each. Returns the milliseconds it took. */
export const sendAll = async (url: string, requests: readonly Buffer[], connections: number): Promise<number> => {
  const lines = await openLines(url, connections);
  let next = 0;
  const goOn = async ({ send }: Line): Promise<void> => {
    for (let request = requests[next]; request; request = requests[next]) {
      next += 1;
      await send(request);
    }
  };
  const begun = performance.now();
  try {
    await Promise.all(lines.map(goOn));
    return performance.now() - begun;
  } finally {
    for (const { close } of lines) close();
  }
};
