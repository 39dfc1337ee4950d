import { examples } from '@exchange/api/testing';
import { expect, it } from 'vitest';
import { statusWords, tradeTypeWord } from './tradeWords';
import { readUserTrades } from './userTrade';

const [row] = examples.userTrades.found.body.data;

it("a past order is read from the exchange's answer, and identified without an id", () => {
  const { uniqueId: _, fee: __, ...bare } = { ...row, type: 'buy' as const };
  const [known] = readUserTrades([{ ...row, type: 'buy' }]);
  expect(known).toMatchObject({ key: 'o-7001', received: '1492.5', fee: '7.5' });
  const twins = readUserTrades([bare, bare]);
  expect(new Set(twins.map(({ key }) => key)).size).toBe(2);
  expect(twins[0]?.fee).toBe('0');
});

it.each([
  [{ receivedTotal: '1492.5', averagePrice: '0.05212', price: '0.06' }, '0.05212', '0.06'],
  [{ receivedTotal: '1492.5', averagePrice: '0.05212' }, '0.05212', undefined],
  [{ receivedTotal: '0', averagePrice: '0', price: '0.06' }, undefined, '0.06'],
  [{ receivedTotal: '0', averagePrice: '0.06' }, undefined, '0.06'],
  [{ receivedTotal: '0', averagePrice: '0' }, undefined, undefined],
])('of %j the average price is %s and the order’s own %s [HIS-102]', (told, averagePrice, price) => {
  expect(readUserTrades([{ ...row, type: 'buy', ...told }])).toMatchObject([{ averagePrice, price }]);
});

it.each([
  ['completed', 'Completed', 'success'],
  ['partially', 'Partially filled', 'accent'],
  ['cancel', 'Cancelled', 'neutral'],
  ['CANCELLED', 'Cancelled', 'neutral'],
  ['partially_cancelled', 'Partially cancelled', 'warning'],
  ['expired', 'Expired', 'neutral'],
])('the status %s reads %s', (status, label, tone) => {
  expect(statusWords(status)).toEqual({ label, tone });
});

it.each([
  ['limit', 'Limit'],
  ['swap', 'Swap'],
  ['STOP_LIMIT', 'Stop limit'],
])('the kind %s reads %s', (tradeType, word) => {
  expect(tradeTypeWord(tradeType)).toBe(word);
});
