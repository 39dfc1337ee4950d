import { pairOf, tradingTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { amountStep, orderTitle, priceHint, promptParts } from './orderFormTexts';

describe('the hint under the price is', () => {
  const pair = pairOf('BTC-USDT');

  it.each([
    [{ pair, lastPrice: '91800.5', isStale: false }, 'Last price 91,800.5'],
    [{ pair, isStale: false }, 'No trades yet.'],
    [{ pair, lastPrice: '91800.5', isStale: true }, 'Last price 91,800.5, delayed'],
    [{ pair: pairOf('XDC-XDCE'), isStale: true }, '1 XDC is always 1 XDCE.'],
  ])('%o: %s', (known, hint) => {
    expect(priceHint(known)).toBe(hint);
  });
});

it.each([
  ['buy', 'XDC-USDT', 'Buy XDC'],
  ['sell', 'ETH-USDT', 'Sell ETH'],
] as const)('the title for a %s on %s is %s', (side, name, title) => {
  expect(orderTitle(side, pairOf(name))).toBe(title);
});

it.each([
  ['XDC-USDT', '1'],
  ['XRP-USDT', '1'],
  ['BTC-USDT', '0.001'],
] as const)('an arrow key changes the amount of %s by %s', (name, step) => {
  expect(amountStep(pairOf(name))).toBe(step);
});

it('keeps the words of the prompt and both links', () => {
  const parts = promptParts();
  expect(parts.map(({ words }) => words).join('')).toBe(tradingTexts.visitorPrompt);
  expect(parts.flatMap(({ place }) => place ?? [])).toEqual(['logIn', 'register']);
});
