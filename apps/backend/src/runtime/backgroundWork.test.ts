import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { Job } from './job';
import { createBackgroundWork } from './backgroundWork';
import { createHandTimers } from './testing/handTimers';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

interface Line {
  level: string;
  message: string;
  [field: string]: unknown;
}

/** The default of 0.5 means no jitter. */
const start = (random = 0.5) => {
  const timers = createHandTimers(Date.parse('2026-03-02T12:00:00Z'));
  const lines: Line[] = [];
  const write = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, ...fields });
  const registry = new Registry();
  const background = createBackgroundWork({
    log: { debug: write('debug'), info: write('info'), warn: write('warn') },
    registry,
    now: () => timers.clock.now,
    random: () => random,
    after: timers.after,
  });
  background.start();
  const figure = async (name: string, labels: Record<string, string | number>): Promise<number | undefined> => {
    const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
    return values.find((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))?.value;
  };
  return { ...timers, background, lines, figure };
};

/** Work that records when it ran, and can be made to fail or to pause. */
const countedWork = () => {
  const runs: number[] = [];
  let finish: (() => void) | undefined;
  const state = { isFailing: false, isHeldUp: false, atOnce: 0, mostAtOnce: 0 };
  const work = async (): Promise<void> => {
    runs.push(runs.length);
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    if (state.isHeldUp) await new Promise<void>((resolve) => (finish = resolve));
    state.atOnce -= 1;
    if (state.isFailing) throw new Error('no');
  };
  return { runs, state, work, finish: () => finish?.() };
};

const jobOf = (work: Job['work'], more: Partial<Job> = {}): Job => ({ name: 'sums', everyMs: minute, work, ...more });

describe('background work', () => {
  it('runs at the start and then at its interval, counted from the end of the previous run [OPS-260]', async () => {
    const { background, pass, settle } = start();
    const { runs, state, work, finish } = countedWork();
    background.add(jobOf(work));
    await pass(0);
    expect(runs).toHaveLength(1);
    await pass(59 * second);
    expect(runs).toHaveLength(1);
    state.isHeldUp = true;
    await pass(second);
    expect(runs).toHaveLength(2);
    await pass(hour);
    expect(runs).toHaveLength(2);
    finish();
    await settle();
    await pass(59 * second);
    expect(runs).toHaveLength(2);
    await pass(second);
    expect(runs).toHaveLength(3);
  });

  it('can start after an initial pause [OPS-260]', async () => {
    const { background, pass } = start();
    const { runs, work } = countedWork();
    background.add(jobOf(work, { firstAfterMs: 5 * minute }));
    await pass(5 * minute - 1);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
  });

  it.each([
    [0, 54 * second],
    [0.25, 57 * second],
    [1, 66 * second],
  ])(
    'varies its pauses by a tenth, so that processes do not work in step (chance %d) [OPS-261]',
    async (random, pause) => {
      const { background, pass, pauses } = start(random);
      background.add(jobOf(async () => undefined));
      await pass(0);
      expect(pauses()).toEqual([pause]);
    },
  );

  it('keeps its interval exactly if jitter is off [OPS-261]', async () => {
    const { background, pass, pauses } = start(1);
    background.add(jobOf(async () => undefined, { jitter: 0 }));
    await pass(0);
    expect(pauses()).toEqual([minute]);
  });
});

describe('background work that is requested', () => {
  it('runs at once, never twice at a time, and once more for all requests made meanwhile [OPS-262]', async () => {
    const { background, pass, settle } = start();
    const { runs, state, work, finish } = countedWork();
    const job = background.add(jobOf(work));
    await pass(0);
    state.isHeldUp = true;
    void job.ask();
    expect(runs).toHaveLength(2);
    const asked = [job.ask(), job.ask(), job.ask()];
    await pass(hour);
    expect(runs).toHaveLength(2);
    state.isHeldUp = false;
    finish();
    await pass(0);
    await Promise.all(asked);
    expect(runs).toHaveLength(3);
    expect(state.mostAtOnce).toBe(1);
    await settle();
    await pass(59 * second);
    expect(runs).toHaveLength(3);
  });

  it('resolves requests once a run that began afterwards is over, even a failed one [OPS-262]', async () => {
    const { background, pass } = start();
    const { runs, state, work } = countedWork();
    const job = background.add(jobOf(work));
    await pass(0);
    state.isFailing = true;
    await job.ask();
    expect(runs).toHaveLength(2);
  });

  it('waits for its next try while it fails, so that requests do not hammer a service that is down [OPS-263]', async () => {
    const { background, pass } = start();
    const { runs, state, work } = countedWork();
    state.isFailing = true;
    const job = background.add(jobOf(work));
    await pass(0);
    let isOver = false;
    void job.ask().then(() => (isOver = true));
    await pass(5 * second - 1);
    expect([runs.length, isOver]).toEqual([1, false]);
    await pass(1);
    expect([runs.length, isOver]).toEqual([2, true]);
  });

  it('does nothing before the start and after the stop, and blocks no caller [OPS-264]', async () => {
    const timers = createHandTimers();
    const log = { debug: () => undefined, info: () => undefined, warn: () => undefined };
    const { runs, work } = countedWork();
    const { clock, after } = timers;
    const background = createBackgroundWork({ log, registry: new Registry(), now: () => clock.now, after });
    const job = background.add(jobOf(work));
    await job.ask();
    await timers.pass(hour);
    expect(runs).toHaveLength(0);
    background.start();
    await timers.pass(0);
    await background.stop();
    await job.ask();
    await timers.pass(hour);
    expect(runs).toHaveLength(1);
  });
});

describe('background work that fails', () => {
  const pausesOf = async (everyMs: number): Promise<number[]> => {
    const { background, pass, pauses } = start();
    const { state, work } = countedWork();
    state.isFailing = true;
    background.add(jobOf(work, { everyMs }));
    await pass(0);
    const found: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      const [pause = 0] = pauses();
      found.push(pause);
      await pass(pause);
    }
    return found;
  };

  it('is retried after longer and longer pauses, up to a maximum [OPS-263]', async () => {
    const often = await pausesOf(second);
    expect(often.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 30].map((seconds) => seconds * second));
    expect(often.at(-1)).toBe(30 * second);
    const rarely = await pausesOf(hour);
    expect(rarely.slice(0, 4)).toEqual([5, 10, 20, 40].map((seconds) => seconds * second));
    expect(rarely.at(-1)).toBe(hour);
  });

  it('returns to its interval after the first success [OPS-263]', async () => {
    const { background, pass, pauses, lines } = start();
    const { state, work } = countedWork();
    state.isFailing = true;
    background.add(jobOf(work));
    await pass(20 * second);
    state.isFailing = false;
    await pass(20 * second);
    // Tried at 0, 5, 15 and 35 seconds, and it is 40 by now.
    expect(pauses()).toEqual([55 * second]);
    expect(lines.at(-1)).toMatchObject({ level: 'info', message: 'Background work is back to normal', job: 'sums' });
    await pass(minute);
    expect(lines.filter(({ level }) => level === 'info')).toHaveLength(1);
  });

  it('is logged with its name and next try, less and less often while it keeps failing [OPS-265]', async () => {
    const { background, pass, lines } = start();
    const { runs, state, work } = countedWork();
    state.isFailing = true;
    background.add(jobOf(work, { everyMs: second }));
    await pass(0);
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'Background work failed and will be retried',
        job: 'sums',
        err: new Error('no'),
        failures: 1,
        nextTryMs: second,
      },
    ]);
    await pass(hour);
    expect(runs.length).toBeGreaterThan(100);
    const warned = lines.filter(({ level }) => level === 'warn').map(({ failures }) => failures);
    expect(warned).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(lines.filter(({ level }) => level === 'debug').length).toBe(runs.length - warned.length);
  });

  it('does not hold up other jobs [OPS-263]', async () => {
    const { background, pass } = start();
    const [one, other] = [countedWork(), countedWork()];
    one.state.isFailing = true;
    background.add(jobOf(one.work));
    background.add(jobOf(other.work));
    await pass(3 * minute);
    expect(other.runs).toHaveLength(4);
  });

  it('is counted separately from successes, with its duration and the time of the last success [OPS-266]', async () => {
    const { background, pass, clock, figure } = start();
    const { state, work } = countedWork();
    background.add(jobOf(work));
    await pass(minute);
    const succeededAt = clock.now / second;
    state.isFailing = true;
    await pass(minute);
    expect(await figure('background_runs_total', { job: 'sums', outcome: 'done' })).toBe(2);
    expect(await figure('background_runs_total', { job: 'sums', outcome: 'failed' })).toBe(1);
    expect(await figure('background_run_seconds', { job: 'sums', le: 30 })).toBe(3);
    expect(await figure('background_last_success_timestamp_seconds', { job: 'sums' })).toBe(succeededAt);
  });
});

describe('a stop', () => {
  it('stops jobs in reverse order, waits for running ones, and releases what they hold [OPS-264]', async () => {
    const { background, pass, settle, pauses } = start();
    const [first, second] = [countedWork(), countedWork()];
    const ended: string[] = [];
    const add = (name: string, work: Job['work']) =>
      background.add(jobOf(work, { name, close: () => void ended.push(name) }));
    add('first', first.work);
    second.state.isHeldUp = true;
    add('second', second.work);
    await pass(0);
    let isOver = false;
    const stopped = background.stop().then(() => (isOver = true));
    await settle();
    expect([ended, isOver]).toEqual([[], false]);
    second.finish();
    await stopped;
    expect(ended).toEqual(['second', 'first']);
    expect(pauses()).toEqual([]);
    expect([first.runs.length, second.runs.length]).toEqual([1, 1]);
  });

  it('signals running jobs to finish, and does not count that as a failure [OPS-264]', async () => {
    const { background, pass, lines, figure } = start();
    const work = (stopping: AbortSignal) =>
      new Promise<void>((_, reject) => stopping.addEventListener('abort', () => reject(new Error('cut'))));
    background.add(jobOf(work));
    await pass(0);
    await background.stop();
    expect(lines.map(({ level }) => level)).toEqual(['debug']);
    expect(await figure('background_runs_total', { outcome: 'failed' })).toBeUndefined();
  });

  it('continues when a job fails to close, and runs only once however often it is called [OPS-264]', async () => {
    const { background, lines } = start();
    const ended: string[] = [];
    const job = jobOf(async () => undefined);
    background.add({ ...job, close: () => void ended.push('first') });
    background.add({ ...job, close: () => Promise.reject(new Error('stuck')) });
    await Promise.all([background.stop(), background.stop()]);
    expect(ended).toEqual(['first']);
    expect(lines).toMatchObject([{ level: 'warn', job: 'sums', err: new Error('stuck') }]);
  });

  it('resolves requests for a run that will no longer happen [OPS-264]', async () => {
    const { background, pass } = start();
    const { state, work } = countedWork();
    state.isFailing = true;
    const job = background.add(jobOf(work));
    await pass(0);
    const asked = job.ask();
    await background.stop();
    await expect(asked).resolves.toBeUndefined();
  });
});
