import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOwner } from './fixtures/owner';
import { takeLock } from './lock';
import { isRunning, markOf } from './host/processes';
import { readProcess, thisProcess } from './host/processOnHost';
import { createWatch, lookAt } from './host/signOfLife';

const createFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xdc-exchange-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const deadOwner = JSON.stringify({ ...thisProcess(), pid: 2_147_483_647 });

describe('a lock', () => {
  it('names its holder by pid, start and host, and leaves no trace when released [OPS-018]', async () => {
    const folder = await createFolder();
    const { lock } = await takeLock(join(folder, 'lock'));
    expect(readProcess(await readFile(join(folder, 'lock'), 'utf8'))).toEqual(thisProcess());
    expect(await takeLock(join(folder, 'lock'))).toEqual({ holder: thisProcess() });
    await lock?.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a dead owner', deadOwner],
    ['nobody, emptied by a power cut', ''],
    ['nobody, in words', 'not a lock'],
    ['no possible process', '{"pid":-1}'],
  ])('of %s is taken over [OPS-018]', async (_, left) => {
    const folder = await createFolder();
    await writeFile(join(folder, 'lock'), left);
    const { lock } = await takeLock(join(folder, 'lock'));
    expect(lock).toBeDefined();
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('of a start on another machine is respected while it is touched, and taken over once it is not [OPS-406]', async () => {
    const folder = await createFolder();
    const file = join(folder, 'lock');
    const elsewhere = { ...thisProcess(), pid: 2_147_483_647, host: 'elsewhere' };
    await writeFile(file, JSON.stringify(elsewhere));
    let now = 0;
    const watch = createWatch(() => now);
    const holder = { holder: elsewhere };
    expect(await takeLock(file, watch)).toEqual(holder);
    now = 14_000;
    expect(await takeLock(file, watch)).toEqual(holder);
    await utimes(file, new Date(), new Date());
    now = 28_000;
    expect(await takeLock(file, watch)).toEqual(holder);
    now = 43_000;
    expect((await takeLock(file, watch)).lock).toBeDefined();
  });

  it('is touched by its holder all the time [OPS-406]', async () => {
    const file = join(await createFolder(), 'lock');
    const { lock } = await takeLock(file);
    const first = await lookAt(file);
    await expect.poll(async () => (await lookAt(file))?.touched, { timeout: 10_000 }).not.toBe(first?.touched);
    await lock?.release();
  });

  it('whose takeover was interrupted can still be taken over [OPS-018]', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, 'lock'), deadOwner);
    await writeFile(join(folder, 'lock.takeover'), deadOwner);
    const { lock } = await takeLock(join(folder, 'lock'));
    expect(lock).toBeDefined();
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('that another process took in the meantime is left alone by its former holder [OPS-017]', async () => {
    const folder = await createFolder();
    const { lock } = await takeLock(join(folder, 'lock'));
    await writeFile(join(folder, 'lock'), deadOwner);
    await lock?.release();
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(deadOwner);
  });

  it('is won by exactly one of several processes, free or left by a dead owner, every time [OPS-011]', async () => {
    const folder = await createFolder();
    const racers = [createOwner(), createOwner(), createOwner(), createOwner()];
    for (let round = 0; round < 50; round += 1) {
      const file = join(folder, String(round));
      if (round % 2 === 0) await writeFile(file, deadOwner);
      const answers = await Promise.all(racers.map((racer) => racer.order({ do: 'lock', file })));
      const holders = answers.map((answer, index) => {
        if (!('holder' in answer)) return undefined;
        return answer.holder === 'me' ? racers[index]?.pid : answer.holder.pid;
      });
      expect(answers.filter((answer) => 'holder' in answer && answer.holder === 'me')).toHaveLength(1);
      expect(new Set(holders).size).toBe(1);
    }
  });
});

describe('a process', () => {
  it('counts as running only if it is the same process [OPS-014]', () => {
    const me = markOf(process.pid);
    expect(isRunning(me)).toBe(true);
    expect(isRunning({ pid: process.pid })).toBe(true);
    expect(isRunning({ pid: 2_147_483_647 })).toBe(false);
    // If the system doesn't provide start times, only the pid is compared.
    expect(isRunning({ pid: process.pid, startedAt: 'another boot/17' })).toBe(me.startedAt === undefined);
  });
});
