import { describe, expect, it } from 'vitest';
import { ratio, summary, verdict } from './figures';
import { compare } from './statistics';

const twice = compare([
  { ours: 1012.4, peer: 500 },
  { ours: 980, peer: 490 },
  { ours: 1090, peer: 510 },
]);
const once = compare([{ ours: 150_200, peer: 100_000 }]);

describe('a measured figure', () => {
  it('is shown as its median with lowest and highest', () => {
    expect(summary(twice.ours, 'ms')).toBe('1,012 ms (980 to 1,090)');
  });

  it('that was measured once is shown alone', () => {
    expect(summary(once.ours, 'bytes')).toBe('150,200 bytes');
    expect(ratio(once)).toBe('1.50');
  });

  it('shows the ratio of the medians and the median of the pairwise ratios', () => {
    expect(ratio(twice)).toBe('2.02 (pairwise 2.02)');
  });

  it('misses an aim even if only the rounded ratio would meet it', () => {
    expect(verdict({ is: 'at most', ratio: 1.5 }, 'bytes', once)).toBe('at most 1.5: missed');
    expect(verdict({ is: 'at most', ratio: 3 }, 'ms', twice)).toBe('at most 3: met');
    expect(verdict({ is: 'at least', ratio: 1.5 }, 'bytes', once)).toBe('at least 1.5: met');
  });

  it('of a score is shown in thousandths', () => {
    expect(summary(compare([{ ours: 0.0512, peer: 1 }]).ours, 'score')).toBe('0.051 score');
    expect(verdict({ is: 'at most', ours: 0.1 }, 'score', compare([{ ours: 0.1001, peer: 1 }]))).toBe(
      'at most 0.100 score: missed',
    );
  });

  it('may have an aim of its own, whatever the peer does', () => {
    expect(verdict({ is: 'at most', ours: 1013 }, 'ms', twice)).toBe('at most 1,013 ms: met');
    expect(verdict({ is: 'at most', ours: 1012 }, 'ms', twice)).toBe('at most 1,012 ms: missed');
  });

  it('has no ratio to a peer of zero', () => {
    expect(ratio(compare([{ ours: 0, peer: 0 }]))).toBe('–');
    expect(ratio(compare([{ ours: 2, peer: 0 }]))).toBe('–');
  });

  it('without an aim neither meets nor misses one', () => {
    expect(verdict(undefined, 'bytes', once)).toBe('none');
  });
});
