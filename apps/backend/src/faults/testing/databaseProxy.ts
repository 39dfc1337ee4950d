import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What stands between an exchange and its database, and breaks when it is told to. */
export interface DatabaseProxy {
  /** The database's address by way of here. */
  url: string;
  /** Cuts the next connection that commits: before the database hears of it, or before its answer is heard. */
  cutCommit: (when: 'before' | 'after') => void;
  /** The same after the commit, and the database stays away. */
  cutCommitAndGoDown: () => void;
  /** Lets the next commit through, and nothing of that connection any more, in either direction. */
  silenceCommit: () => void;
  /** Lets nothing through any more, in either direction, and closes nothing: a line that was cut. */
  cutLine: () => void;
  /** Ends all connections and takes no more. */
  goDown: () => void;
  comeBack: () => void;
  /** Whether somebody tried to connect while it was down. */
  wasAsked: () => boolean;
  close: () => Promise<void>;
}

/** As PostgreSQL's protocol says it: the text of a simple query, and what a command that was carried out is called. */
const commits = 'commit\0';
const committed = 'COMMIT\0';

type Plan = 'cut before' | 'cut after' | 'go down after' | 'silence' | undefined;

export const startDatabaseProxy = async (target: string): Promise<DatabaseProxy> => {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let plan: Plan;
  let isDown = false;
  let isCut = false;
  let asked = false;

  const keep = (socket: Socket, end: () => void): void => {
    open.add(socket);
    // An end that is made to happen is no error here.
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
      // What was said on a line that was cut is lost, so nothing can go on with it.
      if (isCut) for (const socket of open) socket.destroy();
      isDown = isCut = false;
    },
    wasAsked: () => asked,
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
