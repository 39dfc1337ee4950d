import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Served } from '../../serveHere';

export interface Peer {
  /** The token in its handshake. */
  token: unknown;
  /** Sends it an event that the server hasn't sent. */
  tell: (channel: string, payload: unknown) => void;
}

export interface Faults {
  /** Whether a connection with this token is refused. */
  refuses: (token: unknown) => boolean;
  /** Whether what a client sends is lost. */
  ignores: (channel: string) => boolean;
  /** What reaches the client in place of an event: another payload, or nothing. */
  change: (event: { channel: string; payload: unknown }, peer: Peer, peers: ReadonlySet<Peer>) => unknown;
  /** Whether the connection stays open when the server ends it. */
  outlives: (peer: Peer) => boolean;
}

/** How Socket.IO packets begin: with an event, to connect, and to disconnect. */
const eventMark = '42';
const connectMark = '40';
const disconnectMark = '41';

const eventIn = (packet: string): { channel: string; payload: unknown } | undefined => {
  if (!packet.startsWith(eventMark)) return undefined;
  const [channel, payload] = JSON.parse(packet.slice(eventMark.length)) as [string, unknown];
  return { channel, payload };
};

const packetOf = (channel: string, payload: unknown): string => `${eventMark}${JSON.stringify([channel, payload])}`;

/** Stands between clients and a live connection, and plants faults into what they hear of each other. */
export const startLiveRelay = async (to: URL, faults: Faults): Promise<Served> => {
  const http = createServer();
  const peers = new Set<Peer>();
  new WebSocketServer({ server: http }).on('connection', (near, { url = '/' }) => {
    const far = new WebSocket(new URL(url, to));
    const opened = new Promise((resolve) => far.once('open', resolve));
    const peer: Peer = { token: undefined, tell: (...event) => near.send(packetOf(...event)) };
    peers.add(peer);
    near.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith(connectMark)) {
        ({ token: peer.token } = JSON.parse(packet.slice(connectMark.length) || '{}') as { token?: unknown });
        if (faults.refuses(peer.token)) {
          near.send('44{"message":"Refused"}');
          return;
        }
      }
      const event = eventIn(packet);
      if (event && faults.ignores(event.channel)) return;
      void opened.then(() => far.send(packet));
    });
    far.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith(disconnectMark) && faults.outlives(peer)) return;
      const event = eventIn(packet);
      const payload = event && faults.change(event, peer, peers);
      if (!event) near.send(packet);
      else if (payload !== undefined) near.send(packetOf(event.channel, payload));
    });
    far.on('error', () => near.close());
    far.on('close', () => {
      if (!faults.outlives(peer)) near.close();
    });
    near.on('close', () => {
      peers.delete(peer);
      far.close();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
};
