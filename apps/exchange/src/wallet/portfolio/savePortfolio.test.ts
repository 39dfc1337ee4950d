import { createFakeExchange, examples, ok } from '@exchange/api/testing';
import { expect, it } from 'vitest';
import { makePositions, makeStatement } from './savePortfolio';
import { coinsWithPositions } from './testing/positions';

const madeAt = Date.UTC(2026, 10, 20, 12, 4);

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

it('a statement has a line per coin, or per day and coin, and is read to the end [WAL-467]', async () => {
  const { data } = examples.portfolioStatement.found.body;
  let asked = 0;
  const { client } = createFakeExchange({
    portfolioStatement: () => {
      asked += 1;
      return ok({ data: { isComplete: asked > 1, year: 2026, coins: [...data.coins], days: [...data.days] } });
    },
  });
  const byCoin = await makeStatement(client, { year: 2026, kind: 'byCoin', madeAt });
  expect(asked).toBe(2);
  expect(byCoin.name).toBe('statement_coins_2026-01-01_to_2026-12-31_made_2026-11-20T1204Z.csv');
  const [headers = [], usdt = []] = linesOf(byCoin.text);
  const cell = (header: string): string | undefined => usdt[headers.indexOf(header)];
  expect([usdt[0], usdt[1], cell('Deposited'), cell('Cost of what was sold (USD)'), cell('Closing amount')]).toEqual([
    '2026',
    'USDT',
    '100',
    '5',
    '95',
  ]);
  const byDay = await makeStatement(client, { year: 2026, kind: 'byDay', madeAt });
  expect(
    linesOf(byDay.text)
      .map(([period]) => period)
      .slice(1),
  ).toEqual(['2026-01-14', '2026-01-15', '2026-01-15']);
});

it('what coins cost until now has every digit, and leaves empty what is unknown', () => {
  const { text } = makePositions(coinsWithPositions, madeAt);
  expect(text).toContain('XDC,254000.5,20320.04,0.08,21437.6422,1117.6022,125.5,12.25\r\n');
  expect(text).toContain('XRP,0.25,,,0.615,,0,0\r\n');
});
