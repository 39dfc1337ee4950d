import { describe, expect, it } from 'vitest';
import { paced } from './paced';

/** A clock that only the test moves, with frames 16 ms apart. */
const createClockwork = () => {
  let now = 0;
  const due: { at: number; work: () => void }[] = [];
  const at = (when: number, work: () => void) => {
    const entry = { at: when, work };
    due.push(entry);
    return () => {
      due.splice(due.indexOf(entry), 1);
    };
  };
  return {
    clockwork: {
      now: () => now,
      later: (work: () => void, milliseconds: number) => at(now + milliseconds, work),
      frame: (work: () => void) => at((Math.floor(now / 16) + 1) * 16, work),
    },
    pass: (milliseconds: number) => {
      for (const end = now + milliseconds; now < end; now += 1)
        for (const entry of due.filter((one) => one.at <= now)) {
          due.splice(due.indexOf(entry), 1);
          entry.work();
        }
    },
  };
};

const asking = (everyMs: number) => {
  const { clockwork, pass } = createClockwork();
  const doneAt: number[] = [];
  const work = paced(() => doneAt.push(clockwork.now()), everyMs, clockwork);
  return { work, doneAt, pass };
};

describe('paced work', () => {
  it('runs in the next frame', () => {
    const { work, doneAt, pass } = asking(100);
    work.ask();
    pass(40);
    expect(doneAt).toEqual([16]);
  });

  it('runs ten times a second, however often it is requested', () => {
    const { work, doneAt, pass } = asking(100);
    for (let times = 0; times < 1000; times += 1) {
      work.ask();
      pass(1);
    }
    expect(doneAt.length).toBeGreaterThanOrEqual(8);
    expect(doneAt.length).toBeLessThanOrEqual(10);
    for (const [turn, at] of doneAt.entries()) expect(at - (doneAt[turn - 1] ?? -100)).toBeGreaterThanOrEqual(100);
  });

  it('runs in every frame if the interval is zero', () => {
    const { work, doneAt, pass } = asking(0);
    for (let times = 0; times < 160; times += 1) {
      work.ask();
      pass(1);
    }
    expect(doneAt).toHaveLength(9);
  });

  it('does not run unrequested, or once it is stopped', () => {
    const { work, doneAt, pass } = asking(100);
    pass(200);
    work.ask();
    work.stop();
    pass(200);
    expect(doneAt).toEqual([]);
    work.ask();
    pass(200);
    expect(doneAt).toHaveLength(1);
  });
});
