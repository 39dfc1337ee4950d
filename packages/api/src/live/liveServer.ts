import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

export interface LiveServerOptions {
  /** The port of an earlier server; any free one by default. */
  port?: number;
  /** How a ping is answered. */
  onPing?: (socket: Socket) => void;
  /** The reason to refuse the handshake, or undefined to accept it. */
  refusal?: (socket: Socket) => string | undefined;
}

export interface LiveServer {
  port: number;
  url: string;
  /** Events from clients, in order of arrival, with their payloads. */
  heard: unknown[][];
  /** One per connection attempt, including refused ones. */
  handshakes: Socket['handshake'][];
  connections: () => number;
  tell: (channel: string, payload?: unknown) => void;
  sendAway: () => void;
  close: () => Promise<void>;
}

/** A real server on this machine that records what it receives and sends on request. */
export const startLiveServer = async (options: LiveServerOptions = {}): Promise<LiveServer> => {
  const { port = 0, onPing = (socket: Socket) => socket.emit('pong'), refusal } = options;
  const heard: LiveServer['heard'] = [];
  const handshakes: LiveServer['handshakes'] = [];
  const http = createServer();
  const io = new Server(http);
  io.use((socket, next) => {
    handshakes.push(socket.handshake);
    const reason = refusal?.(socket);
    next(reason === undefined ? undefined : new Error(reason));
  });
  io.on('connection', (socket) => {
    socket.onAny((...event: unknown[]) => heard.push(event));
    socket.on('ping', () => onPing(socket));
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const openPort = typeof address === 'object' && address ? address.port : 0;
  return {
    port: openPort,
    url: `http://127.0.0.1:${openPort}`,
    heard,
    handshakes,
    connections: () => io.sockets.sockets.size,
    tell: (channel, payload) => io.emit(channel, payload),
    sendAway: () => io.disconnectSockets(),
    close: () => io.close(),
  };
};
