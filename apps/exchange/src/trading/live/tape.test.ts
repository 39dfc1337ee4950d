import { createExchangeClient } from '@exchange/api';
import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '../../app/testing/scriptedFeed';
import { addToTape, readTape, readTrade, type TapeRow } from './tape';
import { createTapeStore } from './tapeStore';

const wire = (id: number, second: number) => ({
  id,
  created_at: `2026-02-10T12:00:${String(second).padStart(2, '0')}Z`,
  quantity: '1.50',
  taker_side: 'buy' as const,
  price: '0.05',
});
const rows = (...ids: number[]): TapeRow[] => readTape(ids.map((id) => wire(id, id)));
const idsOf = (tape: readonly TapeRow[]) => tape.map(({ id }) => id);

describe('the rows of a tape', () => {
  it('are read exactly, and one that makes no sense is left out', () => {
    expect(readTape([wire(1, 1), { ...wire(2, 2), created_at: 'yesterday' }])).toEqual([
      { id: '1', at: Date.parse('2026-02-10T12:00:01Z'), price: '0.05', amount: '1.5', side: 'buy' },
    ]);
    expect(readTrade({ price: '1', amount: '1', side: 'sell' })).toEqual([]);
  });

  it('stand newest first, each once, and are never more than a hundred', () => {
    expect(idsOf(addToTape(rows(2, 1), rows(2, 4, 3)))).toEqual(['4', '3', '2', '1']);
    const same = rows(2, 1);
    expect(addToTape(same, rows(1))).toBe(same);
    const many = readTape(Array.from({ length: 100 }, (_, index) => wire(200 - index, 1)));
    expect(idsOf(addToTape(many, rows(30)))).toHaveLength(100);
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

const start = (name: PairName) => {
  const { feed, say, become } = createScriptedFeed();
  const asked: string[] = [];
  let answer: unknown = { data: [wire(2, 2), wire(1, 1)], models: [wire(2, 2)] };
  const client = createExchangeClient({
    apiUrl: 'http://exchange.example/api',
    exchangeId: '1',
    token: () => undefined,
    fetch: async (input) => {
      asked.push(new URL((input as Request).url).pathname);
      if (answer === undefined) throw new TypeError('fetch failed');
      return Response.json(answer);
    },
  });
  const store = createTapeStore({ client, feed, pair: pairOf(name), pairId: '5' });
  return {
    store,
    say,
    become,
    asked,
    answerWith: (next: unknown) => {
      answer = next;
    },
  };
};

describe('the tape of a pair', () => {
  it.each([
    ['XDC-USDT', '/api/trade/trade_history'],
    ['BTC-USDT', '/api/trade_histories'],
    ['ETH-USDT', '/api/websocket/trade_history_ethusdt'],
  ] as const)('of %s comes from %s [TRD-262]', async (name, path) => {
    const { store, asked } = start(name);
    store.subscribe(() => undefined);
    await settle();
    expect(asked).toEqual([path]);
    expect(idsOf(store.state().rows)[0]).toBe('2');
  });

  it('goes on with what is told, on either channel, and is read anew when the connection is back', async () => {
    const { store, say, become, answerWith } = start('XDC-USDT');
    store.subscribe(() => undefined);
    await settle();
    say('{pair}-tradeHistory', [wire(3, 3), wire(2, 2)]);
    say('{pair}-trades', { id: 4, created_at: '2026-02-10T12:00:04Z', price: '1', amount: '1', side: 'sell' });
    expect(idsOf(store.state().rows)).toEqual(['4', '3', '2', '1']);
    answerWith({ data: [wire(6, 6), wire(5, 5), wire(4, 4)] });
    become('live');
    await settle();
    expect(idsOf(store.state().rows)).toEqual(['6', '5', '4']);
  });

  it('that cannot be had says so; what is there stays', async () => {
    const { store, answerWith, become } = start('XDC-USDT');
    answerWith(undefined);
    store.subscribe(() => undefined);
    await settle();
    expect(store.state().phase).toBe('failed');
    answerWith({ data: [wire(1, 1)] });
    store.retry();
    await settle();
    answerWith(undefined);
    become('live');
    await settle();
    expect(store.state()).toMatchObject({ phase: 'ready', rows: [{ id: '1' }] });
  });
});
