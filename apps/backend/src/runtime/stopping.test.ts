import { expect, it, onTestFinished, vi } from 'vitest';
import { onStopSignal, stopInOrder, stopOnceStarted } from './stopping';

it('runs the steps one after another, in the given order [OPS-114]', async () => {
  const said: string[] = [];
  const step = (name: string) => ({
    name,
    stop: async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
    },
  });
  await stopInOrder([step('server'), step('database')], 1_000);
  expect(said).toEqual(['server begins', 'server ends', 'database begins', 'database ends']);
});

it('gives a step all the time that is configured, however long [OPS-114]', async () => {
  let isDone = false;
  const slow = {
    name: 'slow',
    stop: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      isDone = true;
    },
  };
  await stopInOrder([slow], 2 ** 31);
  expect(isDone).toBe(true);
});

it('goes on when a step hangs or fails [OPS-114]', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const last = vi.fn(() => Promise.resolve());
  const hangs = { name: 'hangs', stop: () => new Promise(() => undefined) };
  const fails = { name: 'fails', stop: () => Promise.reject(new Error('no')) };
  await stopInOrder([hangs, fails, { name: 'last', stop: last }], 10);
  expect(last).toHaveBeenCalledOnce();
  expect(stderr).toHaveBeenCalledWith('Stopping the fails failed: Error: no\n');
  stderr.mockRestore();
});

it('stops a part that is still starting once it has started, and one that failed to start not at all [OPS-117]', async () => {
  let finishStart = (_part: string): void => undefined;
  const starting = new Promise<string>((resolve) => (finishStart = resolve));
  const stop = vi.fn((part: string) => Promise.resolve(part));
  const stopping = stopInOrder([{ name: 'server', stop: stopOnceStarted(starting, stop) }], 1_000);
  expect(stop).not.toHaveBeenCalled();
  finishStart('started');
  await stopping;
  expect(stop).toHaveBeenCalledExactlyOnceWith('started');

  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await stopInOrder([{ name: 'failed', stop: stopOnceStarted(Promise.reject(new Error('no')), stop) }], 1_000);
  expect(stop).toHaveBeenCalledOnce();
  expect(stderr).not.toHaveBeenCalled();
  stderr.mockRestore();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'stops in order when its terminal is closed, and outlives one it does not write to: %s [OPS-116]',
  (isTTY, times) => {
    const terminal = process.stdout.isTTY;
    process.stdout.isTTY = isTTY;
    onTestFinished(() => {
      process.stdout.isTTY = terminal;
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
    });
    const before = process.listenerCount('SIGHUP');
    onStopSignal(() => new Promise(() => undefined));
    expect(process.listenerCount('SIGHUP') - before).toBe(times);
  },
);
