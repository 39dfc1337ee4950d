import type { Answered, Payload } from '@exchange/api';
import { createFakeExchange, ok, outOfReach, type Answers } from '@exchange/api/testing';
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

type WireDeposit = Payload<'deposit-update-{userId}'>;

export const wireDeposit = (confirmations: number, more: Partial<WireDeposit> = {}): WireDeposit => ({
  userId: 'u-1001',
  depositId: 'd-1',
  status: confirmations === 0 ? 'Pending' : 'Completed',
  currencyName: 'XDC',
  amount: '5000',
  createdAt: '2026-02-26T08:41:00.000Z',
  transactionId: '0x7d1c',
  confirmations,
  confirmationsNeeded: 3,
  ...more,
});

const listed = ({ userId: _, ...item }: WireDeposit): Answered<'transactionHistory'>['data'][number] => item;

/** Simulates an exchange with a trader whose deposits the story sends, with live updates. */
export const createScriptedDeposit = () => {
  const { feed, say, become } = createScriptedFeed();
  let deposits: WireDeposit[] = [];
  let canListDeposits = true;

  const { fetch, sent, answer } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    depositAddress: 'xdc',
    wallet: () => ok({ data: [{ symbol: 'XDC', balance: '0' }] }),
    transactionHistory: () =>
      canListDeposits ? ok({ data: deposits.map(listed), total: deposits.length }) : outOfReach(),
  });

  const environment = createTestEnvironment({ fetch, feed, stored: storedTrader });
  return {
    services: createServices(testConfig, testVersion, environment),
    become,
    answer: (answers: Pick<Answers, 'depositAddress'>) => answer(answers),
    /** Adds a deposit to the exchange's lists, without a live update. */
    list: (deposit: WireDeposit) => {
      deposits = [deposit, ...deposits.filter(({ depositId }) => depositId !== deposit.depositId)];
    },
    tell: (deposit: WireDeposit) => say('deposit-update-{userId}', deposit),
    listDeposits: (can: boolean) => {
      canListDeposits = can;
    },
    sent,
  };
};
