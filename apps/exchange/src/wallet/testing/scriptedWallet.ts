import type { Answered, OperationId } from '@exchange/api';
import { createFakeExchange, ok, outOfReach } from '@exchange/api/testing';
import { createServices } from '#shared/services/createServices.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';

type WireRow = Answered<'wallet'>['data'][number];

const verified = {
  allowWithdrawal: true,
  totalWithdrew: '40000',
  maxUserWithdrawal: '2500000',
  withdrawalStartIn: null,
  tfaStatus: 1,
  documentStatus: 'Approved',
};

/** Simulates an exchange with a trader who has XDC and a little BTC, with live updates; `own` applies to all coins. */
export const createScriptedWallet = (own: Partial<WireRow> = {}) => {
  const account = { ...verified, ...own };
  const { feed, say, become } = createScriptedFeed();
  let xdc: Partial<WireRow> = { balance: '1000', inTrade: '0' };
  let isDown = false;

  const rows = (): WireRow[] => [
    { symbol: 'BTC', name: 'Bitcoin', balance: '0.5', inTrade: '0', ...account },
    { symbol: 'XDC', name: 'XDC Network', balance: '0', ...account, ...xdc },
  ];

  const { fetch, calls } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    currencyStats: () => ok({ data: {} }),
    pairPrices: ok({
      data: [
        {
          pairId: '5',
          pairName: 'XDC-USDT',
          price: '0.05',
          usdPrice: '0.05',
          percentChange: '0',
          high: '0.05',
          low: '0.05',
          volume: '1',
        },
      ],
    }),
    depositAddress: ok({
      status: 200,
      message: { name: 'XDC', address: 'xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b' },
    }),
    transactionHistory: ok({ data: [] }),
    withdrawalAddresses: ok({ statusCode: 200, data: [] }),
    wallet: () => (isDown ? outOfReach() : ok({ data: rows() })),
  });

  const environment = createTestEnvironment({ fetch, feed, stored: storedTrader });
  return {
    services: createServices(testConfig, testVersion, environment),
    say,
    become,
    count: (operation: OperationId) => calls.filter((call) => call.operation === operation).length,
    /** Changes the wallet's answer from now on. */
    setXdc: (row: Partial<WireRow>) => {
      xdc = row;
    },
    reach: (canReach: boolean) => {
      isDown = !canReach;
    },
  };
};
