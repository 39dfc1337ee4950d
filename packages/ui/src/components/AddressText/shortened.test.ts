import { describe, expect, it } from 'vitest';
import { shortened } from './shortened';

const shown = (value: string, lead = 4, tail = 4): string => {
  const parts = shortened(value, lead, tail);
  return parts.middle === '' ? parts.lead : `${parts.lead}…${parts.tail}`;
};

const ethereum = '0x1f3a4b7c9e8036a1d4f5b2c7e90813a6d4f79c02';

describe('a shortened text', () => {
  it.each([
    ['ETH', ethereum, '0x1f3a…9c02'],
    ['ETH without its prefix', ethereum.slice(2), '1f3a…9c02'],
    ['XDC', 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2', 'xdc5d2f…f7b2'],
    ['XRP', 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH', 'rN7n…fzRH'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1z…vfNa'],
    ['BCHABC', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoincash:qpm2…dx6a'],
    ['a transaction', `0x${'ab12'.repeat(16)}`, '0xab12…ab12'],
  ])('of %s keeps its ends', (_, value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it('shows as many characters at each end as requested', () => {
    expect(shown(ethereum, 8, 6)).toBe('0x1f3a4b7c…f79c02');
    expect(shown(ethereum, 6, 0)).toBe('0x1f3a4b…');
  });

  it.each(['', '42', '12345678', '0x1f3a9c02', '12345678901'])('leaves %j whole because it is short', (value) => {
    expect(shortened(value, 4, 4)).toEqual({ lead: value, middle: '', tail: '' });
  });

  it.each([ethereum, 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH', '42'])('loses no character of %s', (value) => {
    expect(Object.values(shortened(value, 4, 4)).join('')).toBe(value);
  });
});
