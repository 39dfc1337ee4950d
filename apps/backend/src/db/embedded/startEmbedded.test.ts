import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withClient } from './connection';
import { createDataDir, createRestingDataDir } from './fixtures/dataDir';
import { createOwner } from './fixtures/owner';
import { readRows, showSetting, writeRow } from './fixtures/rows';
import { readPidFile } from './pidFile';
import { passwordIn, placeBeside, portIn } from './place';
import { isRunning } from './host/processes';
import type { StartStep } from './reports';
import { startEmbedded } from './startEmbedded';

const start = async (dataDir: string) => {
  const lines: string[] = [];
  const steps: StartStep[] = [];
  const database = await startEmbedded({
    dataDir,
    log: (line) => lines.push(line),
    onProgress: (step) => steps.push(step),
  });
  onTestFinished(database.stop);
  return { ...database, lines, steps };
};

const withPort = (connectionString: string, change: (url: URL) => void): string => {
  const url = new URL(connectionString);
  change(url);
  return url.href;
};

/** Another program that listens on the database's previous port. */
const occupy = async (port: number): Promise<Server> => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return other;
};

describe('the first start', () => {
  it('creates an empty UTF-8 database named exchange that sorts the same on every system [OPS-001]', async () => {
    const { connectionString, adopted, steps } = await start(await createDataDir());
    expect(adopted).toBe(false);
    // In a checkout that is closed to the server's user, the binaries are copied first.
    expect(steps.filter((step) => step !== 'copying')).toEqual(['creating', 'starting']);
    const facts = await withClient(connectionString, async (client) => {
      const { rows } = await client.query<Record<string, string>>(
        `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
                datlocale as locale from pg_database where datname = current_database()`,
      );
      return rows;
    });
    expect(facts).toEqual([{ name: 'exchange', encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' }]);
    expect(await showSetting(connectionString, 'TimeZone')).toBe('UTC');
  });

  it(
    'refuses connections without the password, which only the owner of the folder can read [OPS-002]',
    { tags: 'nightly' },
    async () => {
      const dataDir = await createDataDir();
      const [{ connectionString }, another] = await Promise.all([start(dataDir), start(await createRestingDataDir())]);
      const file = passwordIn(placeBeside(dataDir));
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const { password } = new URL(connectionString);
      expect(password).toBe(await readFile(file, 'utf8'));
      expect(password).toMatch(/^[\w-]{32}$/);
      expect(password).not.toBe(new URL(another.connectionString).password);
      const wrong = withPort(connectionString, (url) => {
        url.password = 'guessed';
      });
      await expect(withClient(wrong, (client) => client.query('select'))).rejects.toMatchObject({ code: '28P01' });
      const rules = await withClient(connectionString, async (client) => {
        const { rows } = await client.query<{ auth_method: string }>(
          'select distinct auth_method from pg_hba_file_rules',
        );
        return rows;
      });
      expect(rules).toEqual([{ auth_method: 'scram-sha-256' }]);
    },
  );

  it('listens only on this machine and opens no socket in the file system [OPS-003]', async () => {
    const { connectionString } = await start(await createRestingDataDir());
    expect(new URL(connectionString).hostname).toBe('127.0.0.1');
    expect(await showSetting(connectionString, 'listen_addresses')).toBe('127.0.0.1');
    expect(await showSetting(connectionString, 'unix_socket_directories')).toBe('');
  });

  it('works in a folder whose name a shell would expand [OPS-004]', { tags: 'nightly' }, async () => {
    const { connectionString, stop } = await start(join(await createDataDir(), `Ünser $HOME "Börse" it's`));
    await writeRow(connectionString, 'there');
    expect(await readRows(connectionString)).toEqual(['there']);
    await stop();
  });

  it('that was interrupted before the database was named is completed by the next [OPS-005]', async () => {
    const dataDir = await createRestingDataDir();
    const first = await start(dataDir);
    const maintenance = withPort(first.connectionString, (url) => {
      url.pathname = '/postgres';
    });
    await withClient(maintenance, (client) => client.query('drop database exchange with (force)'));
    await first.stop();
    const { connectionString, steps } = await start(dataDir);
    expect(steps).toEqual(['starting']);
    expect(await showSetting(connectionString, 'TimeZone')).toBe('UTC');
  });
});

describe('a first start that is killed', () => {
  it('while the data is being created is completed by the next [OPS-005]', { tags: 'nightly' }, async () => {
    const dataDir = await createDataDir();
    const owner = createOwner();
    const killed = owner.start(dataDir).catch(() => 'killed');
    await vi.waitFor(() => expect(readdirSync(placeBeside(dataDir)).join()).toContain('cluster.new-'), 10_000);
    await owner.kill();
    expect(await killed).toBe('killed');
    const { steps, connectionString } = await start(dataDir);
    // In a checkout that is closed to the server's user, the binaries are copied first.
    expect(steps.filter((step) => step !== 'copying')).toEqual(['creating', 'starting']);
    await writeRow(connectionString, 'there');
    expect(readdirSync(placeBeside(dataDir)).join()).not.toContain('cluster.new-');
  });
});

describe('a later start', () => {
  it('finds the data at the same address, and creates nothing [OPS-006]', async () => {
    const dataDir = await createRestingDataDir();
    const first = await start(dataDir);
    await writeRow(first.connectionString, 'from the first run');
    await first.stop();
    const second = await start(dataDir);
    expect(second).toMatchObject({ adopted: false, steps: ['starting'], lines: [] });
    expect(second.connectionString).toBe(first.connectionString);
    expect(await readRows(second.connectionString)).toContain('from the first run');
  });

  it('moves to another port, logs that and stays there if a program took the old one [OPS-007]', async () => {
    const dataDir = await createRestingDataDir();
    const first = await start(dataDir);
    await first.stop();
    const taken = Number(new URL(first.connectionString).port);
    await occupy(taken);
    const second = await start(dataDir);
    const port = new URL(second.connectionString).port;
    expect(port).not.toBe(String(taken));
    expect(second.lines).toEqual([expect.stringContaining(`Port ${taken} is taken by another program`)]);
    expect(await readFile(portIn(placeBeside(dataDir)), 'utf8')).toBe(port);
  });

  it('chooses another port if the stored one makes no sense [OPS-007]', async () => {
    const dataDir = await createRestingDataDir();
    const first = await start(dataDir);
    await first.stop();
    await writeFile(portIn(placeBeside(dataDir)), 'seventy');
    const { connectionString } = await start(dataDir);
    expect(await showSetting(connectionString, 'port')).toBe(new URL(connectionString).port);
  });
});

describe('stopping', () => {
  it('stops the server and releases the folder once, however often it is called [OPS-008]', async () => {
    const dataDir = await createRestingDataDir();
    const { connectionString, stop } = await start(dataDir);
    const server = readPidFile(placeBeside(dataDir));
    expect(server).toMatchObject({ isReady: true });
    await Promise.all([stop(), stop()]);
    await stop();
    expect(isRunning({ pid: server?.pid ?? process.pid })).toBe(false);
    expect(readPidFile(placeBeside(dataDir))).toBeUndefined();
    expect(existsSync(join(dataDir, 'start.lock'))).toBe(false);
    await expect(withClient(connectionString, (client) => client.query('select'))).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  it('does not wait for connections that are still open [OPS-009]', async () => {
    const { connectionString, stop } = await start(await createRestingDataDir());
    let stopping: Promise<void> | undefined;
    const forgotten = withClient(connectionString, async (client) => {
      await client.query('select');
      stopping = stop();
      await client.query('select pg_sleep(600)');
    });
    await expect(forgotten).rejects.toThrow('terminat');
    await stopping;
  });
});

describe('a server that stopped unexpectedly', () => {
  it('is restarted at its address with its data, unless it is running or its port is taken [OPS-029]', async () => {
    const dataDir = await createRestingDataDir();
    const { connectionString, keepRunning, lines } = await start(dataDir);
    await writeRow(connectionString, 'kept after it');
    const pid = () => readPidFile(placeBeside(dataDir))?.pid ?? 0;
    const first = pid();
    await keepRunning();
    expect([pid(), lines]).toEqual([first, []]);

    process.kill(first, 'SIGKILL');
    await vi.waitUntil(() => !isRunning({ pid: first }));
    const other = await occupy(Number(new URL(connectionString).port));
    await expect(keepRunning()).rejects.toMatchObject({ problem: 'port-taken' });
    await new Promise((resolve) => other.close(resolve));
    await keepRunning();
    expect(await readRows(connectionString)).toContain('kept after it');
    expect(lines).toEqual(['The database stopped unexpectedly and has been restarted.']);
  });
});
