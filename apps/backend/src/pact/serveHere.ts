import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Served {
  port: number;
  close: () => Promise<void>;
}

/** A server that only this machine reaches, on a free port. */
export const serveHere = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Served> => {
  const server = createServer((request, response) => {
    // Not a 5xx: the verifier would retry those for minutes.
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
