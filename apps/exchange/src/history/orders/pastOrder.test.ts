import * as fc from 'fast-check';
import { compare } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { compareQuickly } from './pastOrder';

const figure = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat({ max: 999_999 }))
  .map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0')}`);

describe('two figures', () => {
  it('stand as exact ones do [HIS-076]', () => {
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        expect(Math.sign(compareQuickly(one, other))).toBe(compare(one, other));
      }),
    );
  });

  it.each([
    ['9', '10', -1],
    ['0.1', '0.10', 0],
    // As floating point they are the same.
    ['9007199254740993', '9007199254740992', 1],
    ['0.30000000000000000001', '0.3', 1],
  ])('%s and %s stand rightly', (one, other, expected) => {
    expect(Math.sign(compareQuickly(one, other))).toBe(expected);
  });
});
