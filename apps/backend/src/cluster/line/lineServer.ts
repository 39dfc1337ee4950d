import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LineAnswer, OwnerLine } from './ownerLine';
import { linePath, readAll, signatureHeader, signatureIn } from './wire';

/** Far more than any command. */
const mostBytes = 1024 * 1024;

/** Enough for eight gateways. */
const mostConnections = 2_048;

interface ListenOptions {
  host: string;
  port: number;
  line: OwnerLine;
  onError: (error: unknown) => void;
}

export interface LineServer {
  url: string;
  /** Answers what has arrived. */
  close: () => Promise<void>;
}

const urlOf = (server: Server, host: string): string => {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
};

const respond = async (line: OwnerLine, request: IncomingMessage): Promise<LineAnswer | undefined> => {
  const body = await readAll(request, mostBytes);
  if (body === undefined) throw new RangeError('More was sent than any question needs.');
  const isOurs = request.method === 'POST' && request.url === linePath;
  return isOurs ? line({ body, signature: signatureIn(request) }) : undefined;
};

const send = (response: ServerResponse, answered: LineAnswer | undefined): void => {
  if (answered?.status === 200) {
    const { signature, body } = answered.envelope;
    response.writeHead(200, { [signatureHeader]: signature, 'content-length': body.length });
    response.end(body);
    return;
  }
  response.writeHead(answered?.status ?? 404, { 'content-type': 'text/plain' });
  response.end(answered?.reason ?? 'There is nothing here.');
};

/** Listens for gateways, on an address that only they should reach. */
export const listenForGateways = async ({ host, port, line, onError }: ListenOptions): Promise<LineServer> => {
  let isClosing = false;
  const underWay = new Set<ServerResponse>();
  /** Also connections over which nothing has come, which would keep the server from closing. */
  const closeOnceAnswered = (): void => {
    if (isClosing && underWay.size === 0) server.closeAllConnections();
  };
  const server = createServer((request, response) => {
    const { socket } = request;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      closeOnceAnswered();
    });
    respond(line, request).then(
      (answered) => {
        if (isClosing) response.setHeader('connection', 'close');
        send(response, answered);
      },
      (error: unknown) => {
        onError(error);
        // Closed without an answer: nobody knows how far it came.
        socket.destroy();
      },
    );
  });
  // A connection that the owner closed just as a gateway sends would leave a command unconfirmed for nothing.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 10_000;
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: urlOf(server, host),
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        server.close(() => resolve());
        closeOnceAnswered();
      }),
  };
};
