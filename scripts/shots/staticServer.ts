import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from '../steps/freePort';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const fileAt = (folder: string, url: string): string | undefined => {
  // Normalised as an absolute path first, so that no address leads out of the folder.
  const path = join(folder, normalize(decodeURIComponent(new URL(url, 'http://here').pathname)));
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
};

export interface StaticServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves the files of a folder, on this machine only. */
export const serveFolder = async (folder: string): Promise<StaticServer> => {
  const server = createServer((request, response) => {
    const file = fileAt(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
};
