import { examples } from '@exchange/api/testing';
import { expect, it } from 'vitest';
import { readUserTrades, statusWords, tradeTypeWord } from './userTrade';

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
