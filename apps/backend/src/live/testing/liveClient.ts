import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';

interface ClientOptions {
  origin?: string;
  /** Its address, as a trusted proxy says. */
  from?: string;
  query?: Record<string, string>;
  /** Read at each connection. */
  token?: () => unknown;
  /** Whether it reconnects automatically, as the application does. */
  returns?: boolean;
}

const open = (url: string, { origin, from, query = {}, token, returns = false }: ClientOptions): Socket => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: returns,
    reconnectionDelay: 20,
    query,
    ...(token && { auth: (send: (data: object) => void) => send({ token: token() }) }),
    extraHeaders: {
      ...(origin !== undefined && { origin }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  return socket;
};

/** The outcome of connecting: `connected`, or the reason why not. */
export const connectionOutcome = (url: string, options: ClientOptions = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = open(url, options);
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });

const patienceMs = 5_000;

/** A connected client that records everything it receives. */
export const connectClient = async (url: string, options: ClientOptions = {}) => {
  const socket = open(url, options);
  const heard: { channel: string; payload: unknown }[] = [];
  socket.onAny((channel: string, payload: unknown) => heard.push({ channel, payload }));
  const next = <Payload = unknown>(event: string): Promise<Payload> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} came.`)), patienceMs);
      socket.once(event, (payload: Payload) => {
        clearTimeout(timer);
        resolve(payload);
      });
    });
  await next('connect');
  return {
    socket,
    heard: (channel: string): unknown[] => heard.filter((one) => one.channel === channel).map(({ payload }) => payload),
    next,
    /** Forgets everything received so far. */
    forget: (): void => {
      heard.length = 0;
    },
    /** Resolves when the server has processed everything sent before. */
    settle: async (): Promise<void> => {
      socket.emit('ping', {});
      await next('pong');
    },
  };
};
