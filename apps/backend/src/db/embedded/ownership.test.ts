import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi, type TestContext } from 'vitest';
import { accountForServer } from './host/accounts';
import { createDataDir, createRestingDataDir } from './fixtures/dataDir';
import { createOwner } from './fixtures/owner';
import { refusalOf } from './fixtures/refusal';
import { readRows, writeRow } from './fixtures/rows';
import { readPidFile } from './pidFile';
import { clusterIn, placeBeside } from './place';
import { isRunning, markOf } from './host/processes';
import { thisProcess } from './host/processOnHost';
import { startEmbedded } from './startEmbedded';

const lockIn = (dataDir: string) => join(dataDir, 'start.lock');
const serverPid = (dataDir: string): number => readPidFile(placeBeside(dataDir))?.pid ?? 0;
const pidFileIn = (dataDir: string) => join(clusterIn(placeBeside(dataDir)), 'postmaster.pid');

const start = (dataDir: string) =>
  startEmbedded({ dataDir, log: () => undefined }).then((database) => {
    onTestFinished(database.stop);
    return database;
  });

/** A data folder whose owner died just after writing a row, with the server still running. */
const abandonedFolder = async () => {
  const dataDir = await createRestingDataDir();
  const owner = createOwner();
  const { connectionString } = await owner.start(dataDir);
  await writeRow(connectionString, 'written before the crash');
  await owner.kill();
  return { dataDir, connectionString };
};

/** An unrelated process of the same user as the server's. */
const createStranger = async (): Promise<number> => {
  const account = await accountForServer();
  const stranger = spawn('sleep', ['600'], { uid: account?.uid, gid: account?.gid, cwd: '/' });
  onTestFinished(() => void stranger.kill('SIGKILL'));
  return stranger.pid ?? 0;
};

const onlyWithProc = (context: TestContext) =>
  context.skip(!existsSync('/proc/self/stat'), 'this system does not tell what a process is');

describe('after the owner was killed', () => {
  it('the next start reuses the server that is still running, with its data [OPS-012]', async () => {
    const { dataDir, connectionString } = await abandonedFolder();
    const pid = serverPid(dataDir);
    expect(isRunning({ pid })).toBe(true);
    const next = await start(dataDir);
    expect(next).toMatchObject({ adopted: true, connectionString });
    expect(serverPid(dataDir)).toBe(pid);
    expect(await readRows(next.connectionString)).toContain('written before the crash');
    await next.stop();
    // A server removes its pid file shortly before it exits.
    await vi.waitFor(() => expect(isRunning({ pid })).toBe(false));
  });

  it('together with its server, the next start recovers what was committed [OPS-013]', async () => {
    const { dataDir } = await abandonedFolder();
    const pid = serverPid(dataDir);
    process.kill(pid, 'SIGKILL');
    expect(serverPid(dataDir)).toBe(pid);
    const next = await start(dataDir);
    expect(next.adopted).toBe(false);
    expect(serverPid(dataDir)).not.toBe(pid);
    expect(await readRows(next.connectionString)).toContain('written before the crash');
  });

  it(
    'and its server is shutting down, the next start waits for that and starts another [OPS-013]',
    { tags: 'nightly' },
    async () => {
      const { dataDir } = await abandonedFolder();
      const pid = serverPid(dataDir);
      process.kill(pid, 'SIGINT');
      const next = await start(dataDir);
      expect(await readRows(next.connectionString)).toContain('written before the crash');
    },
  );
});

describe('a pid that was given to another process', () => {
  it('is not mistaken for a start in progress [OPS-014]', async (context) => {
    onlyWithProc(context);
    const { dataDir } = await abandonedFolder();
    const pid = await createStranger();
    const owner = { ...thisProcess(), pid, startedAt: markOf(pid).startedAt?.replace(/\d+$/, '17') };
    await writeFile(lockIn(dataDir), JSON.stringify(owner));
    expect((await start(dataDir)).adopted).toBe(true);
  });

  it('is not mistaken for the server [OPS-015]', async (context) => {
    onlyWithProc(context);
    const { dataDir } = await abandonedFolder();
    const killed = serverPid(dataDir);
    process.kill(killed, 'SIGKILL');
    const left = await readFile(pidFileIn(dataDir), 'utf8');
    await writeFile(pidFileIn(dataDir), left.replace(String(killed), String(await createStranger())));
    const next = await start(dataDir);
    expect(next.adopted).toBe(false);
    expect(await readRows(next.connectionString)).toContain('written before the crash');
  });
});

describe('a data folder', () => {
  it(
    'copied while its server runs is not served by the server of the original [OPS-016]',
    { tags: 'nightly' },
    async () => {
      const { dataDir } = await abandonedFolder();
      const copy = await createDataDir();
      await cp(dataDir, copy, { recursive: true, preserveTimestamps: true });
      const { problem, message } = await refusalOf(start(copy));
      expect(problem).toBe('in-use');
      expect(message).toContain(`process ${serverPid(dataDir)} was serving it`);
      // The copy's pid file names the original's server, which must outlive the copy.
      await rm(pidFileIn(copy));
    },
  );
});
