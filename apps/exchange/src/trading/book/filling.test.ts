import type { BookPick } from '@exchange/ui';
import { describe, expect, it } from 'vitest';
import { levelMeant, takers } from './filling';

const row: BookPick = { side: 'asks', price: '0.052', amount: '700', sum: '2100', isShiftHeld: false };

describe('a row of the book', () => {
  it('means its own amount', () => {
    expect(levelMeant(row, false)).toEqual({ price: '0.052', amount: '700' });
  });

  it('means all levels up to it with Shift, or if the trader has chosen so', () => {
    const swept = { price: '0.052', amount: '2100' };
    expect(levelMeant({ ...row, isShiftHeld: true }, false)).toEqual(swept);
    expect(levelMeant(row, true)).toEqual(swept);
    expect(levelMeant({ ...row, isShiftHeld: true }, true)).toEqual(swept);
  });

  it('is taken by the other side', () => {
    expect(takers).toEqual({ asks: 'buy', bids: 'sell' });
  });
});
