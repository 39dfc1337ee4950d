import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SharedSession {
  /** The database's address through this pooler. */
  url: string;
  close: () => Promise<void>;
}

/** PostgreSQL's messages AuthenticationOk and ReadyForQuery. */
const admitted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const farewell = 'X'.charCodeAt(0);

/** A pooler with one session for all clients: like transaction mode, but without waiting for transactions to end. */
export const shareSession = async (target: string): Promise<SharedSession> => {
  const { hostname, port } = new URL(target);
  const session = connect(Number(port), hostname);
  const clients = new Set<Socket>();
  let asking: Socket | undefined;

  const serve = (client: Socket): void => {
    const isFirst = clients.size === 0;
    let isIn = isFirst;
    clients.add(client);
    client.on('error', () => undefined);
    client.on('data', (chunk) => {
      if (chunk[0] === farewell) client.end();
      else if (isIn) {
        asking = client;
        session.write(chunk);
      } else {
        // The session already exists, opened with the first client's password.
        isIn = true;
        client.write(admitted);
      }
    });
  };

  session.on('error', () => undefined);
  session.on('data', (chunk) => asking?.write(chunk));
  const pooler = createServer(serve);
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = pooler.address();
  const url = new URL(target);
  // A socket file would lead around it.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    close: async () => {
      for (const socket of [session, ...clients]) socket.destroy();
      pooler.close();
      await once(pooler, 'close');
    },
  };
};
