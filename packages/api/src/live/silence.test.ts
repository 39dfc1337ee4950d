import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSilenceWatch } from './silence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = () => {
  const told: string[] = [];
  const note = (what: string) => () => void told.push(what);
  const silence = createSilenceWatch({
    quietMs: 2_000,
    answerMs: 2_500,
    patienceMs: 5_000,
    now: () => performance.now(),
    ask: note('asked'),
    onSilent: note('silent'),
    onHeard: note('heard'),
    giveUp: note('given up'),
  });
  return { silence, told };
};

describe('a watched line', () => {
  it('is reported as silent within five seconds of the last message [CAL-275]', () => {
    const { silence, told } = watch();
    silence.start();
    vi.advanceTimersByTime(1_900);
    silence.heard();
    vi.advanceTimersByTime(4_500);
    expect(told).toEqual(['asked', 'silent']);
  });

  it('costs no call while something is heard [CAL-275]', () => {
    const { silence, told } = watch();
    silence.start();
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1_000);
      silence.heard();
    }
    expect(told).toEqual([]);
  });

  it('that answers late counts as heard again, and is watched on [CAL-275]', () => {
    const { silence, told } = watch();
    silence.start();
    vi.advanceTimersByTime(6_000);
    silence.heard();
    vi.advanceTimersByTime(4_500);
    expect(told).toEqual(['asked', 'silent', 'heard', 'asked', 'silent']);
  });

  it('is given up when it stays silent, and not asked again [CAL-275]', () => {
    const { silence, told } = watch();
    silence.start();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['asked', 'silent', 'given up']);
  });

  it('is left alone once stopped [CAL-275]', () => {
    const { silence, told } = watch();
    silence.start();
    vi.advanceTimersByTime(3_000);
    silence.stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['asked']);
  });
});
