import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  from: string;
  to: string;
  /** Headers and body as received. */
  data: string;
}

/** How it responds to an email: accepts it, defers it, or stops responding. */
export type Mood = 'kind' | 'busy' | 'silent';

const addressIn = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? '';

/** A local mail server with just enough SMTP, which responds as a test tells it. */
export const startSmtpServer = async (port = 0) => {
  const received: Received[] = [];
  const open = new Set<Socket>();
  let mood: Mood = 'kind';
  let asked = 0;

  const talk = (socket: Socket): void => {
    let unread = '';
    let data: string[] | undefined;
    let [from, to] = ['', ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answers: [RegExp, (line: string) => void][] = [
      [/^(EHLO|HELO|RSET|NOOP)/i, () => say('250 ok')],
      [/^QUIT/i, () => socket.end('221 bye\r\n')],
      [
        /^MAIL FROM/i,
        (line) => {
          asked += 1;
          from = addressIn(line);
          if (mood !== 'silent') say(mood === 'busy' ? '451 not now' : '250 ok');
        },
      ],
      [
        /^RCPT TO/i,
        (line) => {
          to = addressIn(line);
          say('250 ok');
        },
      ],
      [
        /^DATA/i,
        () => {
          data = [];
          say('354 go on');
        },
      ],
    ];
    const hear = (line: string): void => {
      if (data === undefined) {
        answers.find(([pattern]) => pattern.test(line))?.[1](line);
      } else if (line === '.') {
        received.push({ from, to, data: data.join('\r\n') });
        data = undefined;
        say('250 ok');
      } else data.push(line.replace(/^\.\./, '.'));
    };
    say('220 ready');
    socket.on('data', (chunk) => {
      const lines = (unread + chunk.toString()).split('\r\n');
      unread = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
  };

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  onTestFinished(close);
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`,
    received,
    /** How many emails it was asked to accept. */
    asked: () => asked,
    be: (next: Mood) => {
      mood = next;
    },
    close,
  };
};
