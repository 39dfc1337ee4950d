import { join } from 'node:path';
import { freePort } from '../../steps/freePort';
import { runNode, untilAnswered, type Program } from '../../steps/program';

const backendFolder = join(import.meta.dirname, '..', '..', '..', 'apps/backend');
const PATIENCE_MS = 30_000;

/** A bare Fastify server, using the backend's installed Fastify. */
const source = (port: number): string => `
  import fastify from 'fastify';
  const app = fastify();
  app.get('/api/health', async () => ({ status: 'ok' }));
  await app.listen({ host: '127.0.0.1', port: ${port} });
`;

/** Resolves once it responds. */
export const startBareServer = async (): Promise<Program> => {
  const port = await freePort();
  const program = runNode(['--input-type=module', '--eval', source(port)], { cwd: backendFolder });
  try {
    await untilAnswered(`http://127.0.0.1:${port}/api/health`, program, PATIENCE_MS);
    return program;
  } catch (error) {
    await program.stop();
    throw error;
  }
};
