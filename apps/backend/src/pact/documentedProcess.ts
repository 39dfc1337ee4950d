// A server without extensions in front of a whole one, for tests of the application. Arguments: where that one is, as
// `http://127.0.0.1:8080`, and the port. Live connections pass through whole: what is sent on other channels is ignored.
import { connect } from 'node:net';
import { readContract } from '../contract/document';
import { tell } from '../runtime/tell';
import { createDocumentedGuise } from './documentedGuise';
import { startRelay } from './relay';

const serve = async (to: URL, wantedPort: number): Promise<void> => {
  const guise = createDocumentedGuise(readContract(), '/api');
  const { port, server } = await startRelay(to, () => undefined, guise, wantedPort);
  server.on('upgrade', ({ method = '', url = '', rawHeaders }, socket, head) => {
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
    );
    const onward = connect(Number(to.port), to.hostname, () => {
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  tell(`A server without extensions is on http://127.0.0.1:${port}.`);
};

const [url = '', port = '0'] = process.argv.slice(2);
await serve(new URL(url), Number(port));
