import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStatusStore } from '../status/store';
import { startTrading, type TradingServer } from '../trading/testing/tradingServer';
import { walletTraderHandlers } from './handlers';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), {
    traderHandlers: ({ db }) => walletTraderHandlers({ db, status: createStatusStore(db) }),
  });
});
afterAll(() => server.close());

it('the funds of a trader are every coin, with what is free and what open orders keep [TRC-073]', async () => {
  const trader = await server.addTrader({ XDC: '100', USDT: '7.5' });
  await server.place(trader, { side: 'sell', price: '0.06', amount: '40' });
  const { status, body } = await server.get('/api/wallet', { userid: 'somebody-else', cache: 'false' }, trader);
  expect(status).toBe(200);
  const rows = body['data'] as Record<string, unknown>[];
  expect(rows).toHaveLength(9);
  expect(rows.find(({ symbol }) => symbol === 'XDC')).toMatchObject({ balance: '60', inTrade: '40' });
  expect(rows.find(({ symbol }) => symbol === 'USDT')).toMatchObject({ balance: '7.5', inTrade: '0' });
});
