import { pairOf } from '@exchange/domain';
import { expect, it } from 'vitest';
import { createBooks } from '../../marketData/books';
import { createMarket } from '../../marketData/market';
import { createProjection } from './projection';

const at = Date.parse('2026-03-02T12:00:00Z');

it('a trade that comes while figures are restored twice counts all the same', async () => {
  const market = createMarket();
  const reading: (() => void)[] = [];
  const projection = createProjection({
    books: createBooks(),
    market,
    candles: {
      latest: async () => undefined,
      lastCloses: async () => new Map(),
      read: async () => {
        await new Promise<void>((resolve) => reading.push(resolve));
        return [];
      },
    },
    pool: { query: async () => ({ rows: [] }) } as never,
  });
  const isReading = () => expect.poll(() => reading.length).toBeGreaterThan(0);
  projection.load({ stream: 'owner:1', counter: 0, at, books: createBooks().all(), references: [] });
  const former = projection.restore();
  await isReading();
  const onceAsked = reading.length;
  const latter = projection.restore();
  await new Promise(setImmediate);
  for (const resolve of reading.splice(0, onceAsked)) resolve();
  await former;
  await isReading();
  const trade = {
    id: '1',
    pair: 'XDC-USDT',
    price: '0.05',
    amount: '3',
    side: 'buy',
    created_at: '2026-03-02T12:00:00Z',
  };
  projection.take({
    stream: 'owner:1',
    counter: 1,
    at,
    room: undefined,
    text: `2${JSON.stringify(['trade-history', trade])}`,
  });
  for (const resolve of reading) resolve();
  await latter;
  expect(market.stats([pairOf('XDC-USDT')])[0]?.volume).toBe('3');
  await projection.close?.();
});
