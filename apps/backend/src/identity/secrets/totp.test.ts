import { describe, expect, it } from 'vitest';
import { stepOfCode } from './totp';

/** The secret and the codes of RFC 6238, appendix B, cut to six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of the authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [2_000_000_000, '279037', 66_666_666],
  ])('at second %i is %s and belongs to step %i', (second, code, step) => {
    expect(stepOfCode(secret, code, second * 1_000)).toBe(step);
  });

  it('is taken one step before and after its time, and belongs to its own step still', () => {
    const steps = [-2, -1, 0, 1, 2].map((step) => stepOfCode(secret, '050471', (1_111_111_111 + step * 30) * 1_000));
    expect(steps).toEqual([undefined, 37_037_037, 37_037_037, 37_037_037, undefined]);
  });

  it.each(['', '05047', '0504711', 'abcdef', '٠٥٠٤٧١'])('is none where %j is given', (code) => {
    expect(stepOfCode(secret, code, 1_111_111_111_000)).toBeUndefined();
  });
});
