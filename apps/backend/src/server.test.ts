import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readPidFile } from './db/embedded/pidFile';
import { placeBeside } from './db/embedded/place';
import { copyRestingData } from './db/testing/restingData';
import { createTestDatabase, setForDatabase } from './db/testing/testDatabase';
import { startProgram, type StartedProgram } from './testing/startProgram';

let folder: string;
let running: StartedProgram[];

const run = (name: 'server' | 'operator', env: Record<string, string>, ...words: string[]): StartedProgram => {
  const program = startProgram(name, { DATA_DIR: join(folder, 'data'), ...env }, ...words);
  running.push(program);
  return program;
};

/** Without a market, whose past takes a while to write. */
const start = (env: Record<string, string> = {}) => run('server', { DEMO_MARKET: 'false', ...env });

/** An exchange was here before, so the database need not be created. */
const prepare = () => copyRestingData(inject('restingData'), placeBeside(join(folder, 'data')));

const databaseProcess = () => readPidFile(placeBeside(join(folder, 'data')))?.pid;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  // The database's own user has to get in.
  chmodSync(folder, 0o755);
  running = [];
});

afterEach(async () => {
  for (const { end } of running) await end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('the exchange', () => {
  it('starts on an empty folder, serves, starts its database again if that ended by itself, and stops cleanly when asked [OPS-160] [OPS-029]', async () => {
    const program = start();
    const url = await program.ready();
    const health = async () => (await fetch(`${url}/api/health`)).status;
    expect(await health()).toBe(200);
    process.kill(databaseProcess() ?? 0, 'SIGKILL');
    await expect
      .poll(program.said, { timeout: 30_000 })
      .toContain('The database stopped unexpectedly and has been restarted.');
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
    expect(program.said()).toMatch(/Creating the database[^]*is ready[^]*Stopping…\nStopped\.\n$/);
  });

  it(
    'tells of its demo accounts and of what is closed, and started without them has none any more [ACC-180] [ACC-187] [STS-111]',
    { tags: 'nightly' },
    async () => {
      const logIn = async (url: string) => {
        const body = new URLSearchParams({ exchange_id: '1', email: 'plain@demo.test', password: 'Demo-1234!' });
        return (await fetch(`${url}/api/user/login`, { method: 'POST', body })).status;
      };
      await prepare();
      const first = start();
      const url = await first.ready();
      await expect.poll(first.said).toMatch(/is ready[^]*Demo-1234!,[^]*\n {2}plain@demo\.test[^]*\/dev\/mail\n/);
      await expect
        .poll(first.said)
        .toContain('Registration and staking are closed. To open them:\n  npm run operator -- open --why "..."\n');
      expect(await logIn(url)).toBe(200);
      expect(await run('operator', {}, 'switch', 'withdrawOnly', 'on', '--why', 'We close').ended).toBe(0);
      await first.end('SIGTERM');
      const second = start({ DEMO_ACCOUNTS: 'false' });
      expect(await logIn(await second.ready())).toBe(401);
      await expect
        .poll(second.said)
        .toContain('Only withdrawals are open. To end this, and open registration and staking:');
      expect(second.said()).not.toContain('demo.test');
    },
  );

  it('outlives whoever reads what it says, and still stops in order [OPS-115]', { tags: 'nightly' }, async () => {
    const { child, said, ended } = start({ LOG_LEVEL: 'info' });
    await expect.poll(said, { timeout: 60_000 }).toContain('Creating the database');
    for (const unread of [child.stdout, child.stderr]) unread?.destroy();
    await expect.poll(databaseProcess, { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(databaseProcess()).toBeUndefined();
  });

  it('killed at once and started again carries on with its data [OPS-161] [STS-111]', { tags: 'nightly' }, async () => {
    await prepare();
    const first = start();
    await first.ready();
    const opened = run('operator', {}, 'switch', 'registration', 'on', '--why', 'We open');
    expect(await opened.ended).toBe(0);
    await first.end('SIGKILL');
    const second = start();
    await second.ready();
    expect(second.said()).toContain('Using the database server that is already running');
    await expect.poll(second.said).toContain('Staking is closed. To open it:');
    const told = run('operator', {}, 'status');
    await told.ended;
    expect(told.said()).toMatch(/switch\s+registration\s+on/);
  });

  it.each(['Creating the database', 'Starting the database', 'Migrated the database'])(
    'asked to stop while it still says “%s” ends cleanly and leaves no database running [OPS-165]',
    { tags: 'nightly' },
    async (line) => {
      const program = start();
      await expect.poll(program.said, { interval: 5, timeout: 30_000 }).toContain(line);
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      expect(program.said()).toMatch(/Stopping…\n[^]*Stopped\.\n$/);
      expect(databaseProcess()).toBeUndefined();
    },
  );

  it(
    'is refused without the key that its secrets are sealed with, or with another, until that is back or given up [OPS-431] [OPS-433]',
    { tags: 'nightly' },
    async () => {
      const { connectionString: DATABASE_URL, drop } = await createTestDatabase(inject('clusterUrl'));
      onTestFinished(drop);
      const file = join(folder, 'data', 'secrets.key');
      const first = start({ DATABASE_URL });
      await first.ready();
      await first.end('SIGTERM');
      const kept = readFileSync(file, 'utf8');
      const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');
      const other = start({ DATABASE_URL, SECRETS_KEY });
      expect(await other.ended).toBe(1);
      expect(other.said()).toContain('SECRETS_KEY contains a different key from the one that secrets in this database');
      rmSync(file);
      const none = start({ DATABASE_URL });
      expect(await none.ended).toBe(1);
      expect(none.said()).toContain(
        `SECRETS_KEY isn't set, and there is no ${file}. Restore that key from your backup`,
      );
      expect(none.said()).not.toContain('    at ');
      expect(existsSync(file)).toBe(false);
      const restored = start({ DATABASE_URL, SECRETS_KEY: kept.trim() });
      await restored.ready();
      await restored.end('SIGTERM');
      const [, lost = ''] = /SECRETS_KEY_LOST=(\w+)/.exec(none.said()) ?? [];
      const without = start({ DATABASE_URL, SECRETS_KEY_LOST: lost });
      await without.ready();
      expect(without.said()).toContain('Removing what only the lost key could read');
      expect(readFileSync(file, 'utf8')).not.toBe(kept);
    },
  );

  it('is refused a second time on the same folder, and the first goes on [OPS-162]', { tags: 'nightly' }, async () => {
    await prepare();
    const first = start();
    const url = await first.ready();
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`is already running as process ${String(first.child.pid)}`);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('says which port is taken and leaves nothing running [OPS-163]', async () => {
    await prepare();
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const program = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain(`Port ${String(port)} is in use by another program.`);
    other.close();
    expect(databaseProcess()).toBeUndefined();
  });

  it.each([
    ['a configuration that is no JSON', { CONFIG_FILE: 'broken' }, 'is not a JSON object'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z' },
      "The database isn't responding.",
    ],
    ['a setting out of range', { PORT: '99999' }, 'The environment is invalid. PORT:'],
  ])('with %s says so in one sentence [OPS-164]', async (_, env, sentence) => {
    const file = join(folder, 'config.json');
    writeFileSync(file, '{ "brandName": ');
    const program = start({ ...env, ...('CONFIG_FILE' in env && { CONFIG_FILE: file }) });
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain(sentence);
    expect(program.said()).not.toContain('    at ');
  });

  it(
    'with a replica that is none is refused in one sentence, and with one that is away it starts and says so [OPS-558]',
    { tags: 'nightly' },
    async () => {
      const { connectionString: DATABASE_URL, drop } = await createTestDatabase(inject('clusterUrl'));
      onTestFinished(drop);
      const refused = start({ DATABASE_URL, READ_DATABASE_URL: DATABASE_URL });
      expect(await refused.ended).toBe(1);
      expect(refused.said()).toContain('READ_DATABASE_URL names a server that accepts writes');
      expect(refused.said()).not.toContain('    at ');
      const program = start({ DATABASE_URL, READ_DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/x' });
      const url = await program.ready();
      expect(program.said()).toContain("The replica in READ_DATABASE_URL can't be reached");
      expect((await fetch(`${url}/api/getfeesdetails?exchangeId=1`)).status).toBe(200);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
    },
  );

  it('that requires a standby is refused in one sentence where commits wait for none [OPS-537]', async () => {
    const { connectionString: DATABASE_URL, drop } = await createTestDatabase(inject('clusterUrl'));
    onTestFinished(drop);
    const program = start({ DATABASE_URL, REQUIRE_STANDBY: 'true' });
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain('The database lost its standby: synchronous_standby_names is empty');
    expect(program.said()).not.toContain('    at ');
  });

  it('on a read-only database is refused in one sentence [OPS-028]', async () => {
    const { connectionString: DATABASE_URL, drop } = await createTestDatabase(inject('clusterUrl'));
    onTestFinished(drop);
    await setForDatabase(DATABASE_URL, { default_transaction_read_only: 'on' });
    const program = start({ DATABASE_URL });
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain("The database is read-only. Make sure that DATABASE_URL isn't a standby");
    expect(program.said()).not.toContain('    at ');
  });
});
