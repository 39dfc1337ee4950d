import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isNightly } from '../../testing/nightly';
import { programs } from '../../testing/programs';
import { showSetting } from '../embedded/fixtures/rows';
import { readPidFile } from '../embedded/pidFile';
import { isRunning } from '../embedded/host/processes';
import { removeAbandoned } from './removeCluster';
import { startTestCluster } from './testCluster';

const traceOf = async (url: string) => {
  const cluster = (await showSetting(url, 'data_directory')) ?? '';
  const folder = dirname(cluster);
  return { folder, pid: readPidFile(folder)?.pid ?? process.pid };
};

/** A test run in a separate process, with its cluster running. */
const startRun = async () => {
  const run = fork(programs.cluster, { execArgv: [] });
  const ended = once(run, 'exit');
  onTestFinished(async () => {
    run.kill('SIGKILL');
    await ended;
    removeAbandoned();
  });
  const url = await new Promise<string>((resolve) => run.once('message', (message: string) => resolve(message)));
  return { run, ended, ...(await traceOf(url)) };
};

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

describe('the cluster of a test run', () => {
  it('never waits for the disk, and leaves no trace when stopped [OPS-040]', async () => {
    const { url, stop } = await startTestCluster();
    onTestFinished(stop);
    const { folder, pid } = await traceOf(url);
    expect(await showSetting(url, 'fsync')).toBe('off');
    await stop();
    expect(isRunning({ pid })).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });

  it.each(isNightly ? endingSignals : [endingSignals[0]])('is gone when %s ends the run [OPS-041]', async (signal) => {
    const { run, ended, folder, pid } = await startRun();
    run.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(isRunning({ pid })).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });

  it('left by a killed run is removed by the next, but one in use is not [OPS-042]', { tags: 'nightly' }, async () => {
    const living = await startRun();
    const killed = await startRun();
    killed.run.kill('SIGKILL');
    await killed.ended;
    expect(isRunning({ pid: killed.pid })).toBe(true);
    const { stop } = await startTestCluster();
    onTestFinished(stop);
    expect(isRunning({ pid: killed.pid })).toBe(false);
    expect(existsSync(killed.folder)).toBe(false);
    expect(isRunning({ pid: living.pid })).toBe(true);
  });
});
