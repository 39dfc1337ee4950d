import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between an exchange and its database that breaks on request. */
export interface DatabaseProxy {
  /** The database's address through this proxy. */
  url: string;
  /** Cuts the next connection that commits: before the commit reaches the database, or before its answer arrives. */
  cutCommit: (when: 'before' | 'after') => void;
  /** Cuts after the commit, and keeps the database away. */
  cutCommitAndGoDown: () => void;
  /** Lets the next commit through, and then nothing more on that connection, in either direction. */
  silenceCommit: () => void;
  /** Lets nothing through any more, in either direction, without closing connections: a cut line. */
  cutLine: () => void;
  /** Ends all connections and accepts no more. */
  goDown: () => void;
  comeBack: () => void;
  /** Leads later connections to another server, and ends all that there are. */
  leadTo: (target: string) => void;
  /** Whether a connection was attempted while it was down. */
  wasAsked: () => boolean;
  close: () => Promise<void>;
}

/** From PostgreSQL's protocol: the text of a simple query, and the tag of a completed command. */
const commits = 'commit\0';
const committed = 'COMMIT\0';

type Plan = 'cut before' | 'cut after' | 'go down after' | 'silence' | undefined;

export const startDatabaseProxy = async (target: string): Promise<DatabaseProxy> => {
  let { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let plan: Plan;
  let isDown = false;
  let isCut = false;
  let asked = false;

  const keep = (socket: Socket, end: () => void): void => {
    open.add(socket);
    // A deliberate end is not an error here.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      end();
    });
  };

  const goDown = (): void => {
    isDown = true;
    asked = false;
    for (const socket of open) socket.destroy();
  };

  const join = (client: Socket, server: Socket): void => {
    let mine: Plan;
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (chunk) => {
      if (isCut || mine === 'silence') return;
      if (plan !== undefined && chunk.includes(commits)) {
        mine = plan;
        plan = undefined;
      }
      if (mine === 'cut before') cut();
      else server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (isCut || mine === 'silence') return;
      const isCommitted = mine !== undefined && chunk.includes(committed);
      if (isCommitted && mine === 'go down after') goDown();
      if (isCommitted) cut();
      else client.write(chunk);
    });
    keep(client, cut);
    keep(server, cut);
  };

  const proxy = createServer((client) => {
    asked ||= isDown;
    if (isDown) client.destroy();
    else join(client, connect(Number(port), hostname));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = new URL(target);
  // A socket file would lead around it.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');

  return {
    url: url.href,
    cutCommit: (when) => (plan = `cut ${when}`),
    cutCommitAndGoDown: () => (plan = 'go down after'),
    silenceCommit: () => (plan = 'silence'),
    cutLine: () => (isCut = true),
    goDown,
    comeBack: () => {
      // Data on a cut line is lost, so its connections can't continue.
      if (isCut) for (const socket of open) socket.destroy();
      isDown = isCut = false;
    },
    leadTo: (other) => {
      ({ hostname, port } = new URL(other));
      for (const socket of open) socket.destroy();
    },
    wasAsked: () => asked,
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
