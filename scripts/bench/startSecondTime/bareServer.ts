import { join } from 'node:path';
import { startServer, type RunningServer } from '../../steps/program';

const backendFolder = join(import.meta.dirname, '..', '..', '..', 'apps/backend');
const PATIENCE_MS = 30_000;

/** A bare Fastify server, using the backend's installed Fastify. */
const source = (port: number): string => `
  import fastify from 'fastify';
  const app = fastify();
  app.get('/api/health', async () => ({ status: 'ok' }));
  await app.listen({ host: '127.0.0.1', port: ${port} });
`;

export const startBareServer = (): Promise<RunningServer> =>
  startServer((port) => ['--input-type=module', '--eval', source(port)], {
    cwd: backendFolder,
    path: '/api/health',
    patienceMs: PATIENCE_MS,
  });
