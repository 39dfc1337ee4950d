import { existsSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isElsewhere } from './host/elsewhere';
import { createRestingDataDir } from './fixtures/dataDir';
import { createOwner } from './fixtures/owner';
import { refusalOf } from './fixtures/refusal';
import { readRows, writeRow } from './fixtures/rows';
import { readPidFile } from './pidFile';
import { clusterIn, placeBeside } from './place';
import { isRunning } from './host/processes';
import { thisProcess } from './host/processOnHost';
import { markIn, type Patience } from './servedBy';
import { lookAt } from './host/signOfLife';
import { startEmbedded } from './startEmbedded';

const start = async (dataDir: string, patience?: Patience) => {
  const lines: string[] = [];
  const database = await startEmbedded({ dataDir, log: (line) => lines.push(line), ...(patience && { patience }) });
  onTestFinished(() => database.stop().catch(() => undefined));
  return { ...database, lines };
};

const pidFileIn = (dataDir: string) => join(clusterIn(placeBeside(dataDir)), 'postmaster.pid');
const ofOtherContainer = JSON.stringify({ ...thisProcess(), host: 'elsewhere', pidNamespace: 'pid:[1]' });

/** Makes the folder look as it does from another machine or container: a foreign mark, and an unknown pid. */
const seenFromElsewhere = async (dataDir: string): Promise<void> => {
  await writeFile(markIn(placeBeside(dataDir)), ofOtherContainer);
  const text = await readFile(pidFileIn(dataDir), 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(pidFileIn(dataDir), text.replace(/^\d+/, '2147483646'));
};

/** A folder whose exchange is out of sight, with its server still running. */
const servedElsewhere = async () => {
  const dataDir = await createRestingDataDir();
  const owner = createOwner();
  const { connectionString } = await owner.start(dataDir);
  const pid = readPidFile(placeBeside(dataDir))?.pid ?? 0;
  await owner.kill();
  endsWithTest(pid);
  await seenFromElsewhere(dataDir);
  return { dataDir, connectionString, pid };
};

const endsWithTest = (pid: number): void => {
  onTestFinished(() => {
    if (isRunning({ pid })) process.kill(pid, 'SIGKILL');
  });
};

const keepsTouching = (dataDir: string): void => {
  const timer = setInterval(
    () => void utimes(markIn(placeBeside(dataDir)), new Date(), new Date()).catch(() => undefined),
    20,
  );
  onTestFinished(() => clearInterval(timer));
};

describe('a data folder that is served on another machine or in another container', { tags: 'nightly' }, () => {
  it('is refused with the name of the host, and nothing in it is touched [OPS-401]', async () => {
    const { dataDir, connectionString } = await servedElsewhere();
    const before = await readFile(pidFileIn(dataDir), 'utf8');
    keepsTouching(dataDir);
    expect(await refusalOf(start(dataDir))).toMatchObject({
      problem: 'in-use',
      message: `The exchange in ${placeBeside(dataDir)} is already running on elsewhere.`,
    });
    expect(await readFile(pidFileIn(dataDir), 'utf8')).toBe(before);
    expect((await lookAt(markIn(placeBeside(dataDir))))?.text).toBe(ofOtherContainer);
    expect(await readRows(connectionString)).toEqual(['kept']);
  });

  it('by an exchange that goes silent is served here after waiting for both it and its server [OPS-402]', async () => {
    const { dataDir, pid } = await servedElsewhere();
    const starting = start(dataDir, { silenceMs: 200, unnoticedMs: 600_000 });
    // The server would exit within two minutes of seeing the changed pid file; the test speeds this up.
    await expect.poll(() => readPidFile(placeBeside(dataDir))?.pid).toBe(2_147_483_647);
    expect(isRunning({ pid })).toBe(true);
    process.kill(pid, 'SIGQUIT');
    const { lines, adopted, connectionString } = await starting;
    expect(isRunning({ pid })).toBe(false);
    expect(adopted).toBe(false);
    expect(lines).toEqual([
      'The database was last served on elsewhere: waiting 0.2 seconds to see if it still is…',
      "It isn't. A database server left behind on elsewhere would stop within two minutes: waiting for that…",
    ]);
    expect(await readRows(connectionString)).toEqual(['kept']);
  });

  it('and whose machine went down is served here after both waits [OPS-402]', async () => {
    const { dataDir, pid } = await servedElsewhere();
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => !isRunning({ pid }));
    const { connectionString } = await start(dataDir, { silenceMs: 100, unnoticedMs: 200 });
    expect(await readRows(connectionString)).toEqual(['kept']);
  });

  it('by an exchange that was only suspended for a while is refused once that resumes [OPS-403]', async () => {
    const { dataDir } = await servedElsewhere();
    const starting = refusalOf(start(dataDir, { silenceMs: 100, unnoticedMs: 600_000 }));
    await expect.poll(() => readPidFile(placeBeside(dataDir))?.pid).toBe(2_147_483_647);
    keepsTouching(dataDir);
    expect(await starting).toMatchObject({ problem: 'in-use' });
  });

  it('is left alone by an exchange that has a successor there [OPS-404]', async () => {
    const dataDir = await createRestingDataDir();
    const { keepRunning, stop, connectionString } = await start(dataDir);
    const pid = readPidFile(placeBeside(dataDir))?.pid ?? 0;
    endsWithTest(pid);
    await seenFromElsewhere(dataDir);
    const left = await readFile(pidFileIn(dataDir), 'utf8');
    const refusal = { message: expect.stringContaining('is now served on elsewhere') as string };
    expect(await refusalOf(keepRunning())).toMatchObject(refusal);
    expect(await refusalOf(stop())).toMatchObject(refusal);
    expect(await readFile(pidFileIn(dataDir), 'utf8')).toBe(left);
    await writeRow(connectionString, 'still there');
  });
});

describe('the mark on a served data folder', { tags: 'nightly' }, () => {
  it('is touched all the time, restored if it was lost, and removed by a clean shutdown [OPS-405]', async () => {
    const dataDir = await createRestingDataDir();
    const { keepRunning, stop } = await start(dataDir);
    const file = markIn(placeBeside(dataDir));
    const first = await lookAt(file);
    expect(first?.text).toBe(JSON.stringify(thisProcess()));
    await expect.poll(async () => (await lookAt(file))?.touched, { timeout: 10_000 }).not.toBe(first?.touched);
    await rm(file);
    await keepRunning();
    expect((await lookAt(file))?.text).toBe(first?.text);
    await stop();
    expect(existsSync(file)).toBe(false);
  });

  it('of an exchange that was killed here, or before this machine rebooted, delays no start [OPS-405]', async (context) => {
    const dataDir = await createRestingDataDir();
    const owner = createOwner();
    await owner.start(dataDir);
    await owner.kill();
    expect((await start(dataDir)).lines).toEqual([]);
    context.skip(!existsSync('/dev/shm'), 'this system does not tell one boot from another');
    const ofEarlierBoot = { ...thisProcess(), startedAt: 'earlier/17' };
    expect(await isElsewhere(ofEarlierBoot, '/dev/shm')).toBe(false);
    // A disk that other machines may share, one of which may have the same name.
    expect(await isElsewhere(ofEarlierBoot, '/proc')).toBe(true);
    expect(await isElsewhere({ ...ofEarlierBoot, host: 'elsewhere' }, '/dev/shm')).toBe(true);
  });
});
