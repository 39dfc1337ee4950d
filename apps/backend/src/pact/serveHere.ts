import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Served {
  port: number;
  close: () => Promise<void>;
}

export interface ServedHere extends Served {
  server: Server;
}

/** A server that only this machine reaches, on a free port unless one is wanted. */
export const serveHere = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  wantedPort = 0,
): Promise<ServedHere> => {
  const server = createServer((request, response) => {
    // Not a 5xx: the verifier would retry those for minutes.
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : wantedPort,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
