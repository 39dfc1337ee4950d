import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { placeBeside } from '../db/embedded/place';
import { removeCluster } from '../db/testing/removeCluster';
import { createTestDatabase } from '../db/testing/testDatabase';
import { startProgram } from '../testing/startProgram';

it(
  'a named database is restored into a new data folder, and an exchange starts on it [OPR-075]',
  { tags: 'nightly' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'exchange-restored-'));
    // The database's own user has to get in.
    chmodSync(folder, 0o755);
    const [file, dataDir] = [join(folder, 'backup.gz'), join(folder, 'data')];
    const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
    onTestFinished(async () => {
      await drop();
      removeCluster(placeBeside(dataDir));
      rmSync(folder, { recursive: true, force: true });
    });
    const operate = async (env: Record<string, string>, ...words: string[]) => {
      const { ended, said } = startProgram('operator', { OPERATOR: 'grace', ...env }, ...words);
      return [await ended, said()];
    };
    expect(await operate({ DATABASE_URL: connectionString }, 'backup', file)).toEqual([
      0,
      expect.stringMatching(
        /^Backed up \d+ rows of \d+ tables as of .* in .*backup\.gz\nThe key for secrets isn't in it\./,
      ),
    ]);
    const restore = ['restore', file, '--why', 'The disk is broken'];
    expect(await operate({ DATA_DIR: dataDir }, ...restore)).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ rows of \d+ tables as of .* into .*data, in \d+ seconds?\.\nIt is a demo\./),
    ]);
    const server = startProgram('server', { DATA_DIR: dataDir, DEMO_MARKET: 'false' });
    try {
      expect(await server.ready()).toMatch(/^http/);
      expect(server.said()).not.toContain('Creating the database');
      const [exit, said] = await operate({ DATA_DIR: dataDir }, ...restore);
      expect([exit, said]).toEqual([1, expect.stringContaining('An exchange is running in')]);
      expect((await fetch(`${await server.ready()}/api/health`)).status).toBe(200);
    } finally {
      await server.end('SIGTERM');
    }
  },
);
