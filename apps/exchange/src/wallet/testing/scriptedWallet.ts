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

const portfolio: Answered<'portfolio'>['data'] = {
  isComplete: true,
  firstYear: 2026,
  coins: [
    {
      symbol: 'XDC',
      amount: '1000',
      cost: '40',
      averageCost: '0.04',
      realised: '0',
      earned: '0',
      hasDeposits: false,
    },
  ],
  days: [{ day: '2026-03-02', worth: '50', cost: '40' }],
};

/** The answer of a server that has none. */
export const noPortfolio = (): Response => new Response(null, { status: 501 });

/** Simulates an exchange with a trader who has XDC and a little BTC, with live updates; `own` applies to all coins. */
export const createScriptedWallet = (own: Partial<WireRow> = {}) => {
  const account = { ...verified, ...own };
  const { feed, say, become } = createScriptedFeed();
  let xdc: Partial<WireRow> = { balance: '1000', inTrade: '0' };
  let isDown = false;
  let hasPortfolio = false;

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
    portfolio: () => (hasPortfolio ? ok({ data: portfolio }) : noPortfolio()),
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
    /** From now on it says what the XDC cost. */
    havePortfolio: () => {
      hasPortfolio = true;
    },
    reach: (canReach: boolean) => {
      isDown = !canReach;
    },
  };
};
