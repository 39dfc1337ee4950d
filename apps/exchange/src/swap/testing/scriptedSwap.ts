import { createFakeExchange, ok, type Answer, type Sent } from '@exchange/api/testing';
import { subtract } from '@exchange/domain';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';

/** The outcome of a swap: done, refused, or done with an answer or its loss later. */
export type SwapAnswer = 'swapped' | 'status 0' | 'later' | 'lost later';

/** Simulates an exchange with a trader who has 6000 XDCE. */
export const createScriptedSwap = () => {
  let balance = '6000';
  let answer: SwapAnswer = 'swapped';
  let answerNow = (): void => undefined;

  const known = new Set<string>();

  const swap = ({
    swap_amount = '0',
    client_order_id: id = '',
  }: Sent<'swap'>): Answer<'swap'> | Promise<Answer<'swap'>> => {
    if (answer === 'status 0') return ok({ status: 0, message: 'Insufficient Fund' });
    if (!known.has(id)) balance = subtract(balance, swap_amount);
    known.add(id);
    if (answer === 'lost later')
      return new Promise((_, reject) => (answerNow = () => reject(new TypeError('fetch failed'))));
    const done = ok({ status: 200, message: `${swap_amount} XDCE swapped to XDC.` });
    return answer === 'later' ? new Promise((resolve) => (answerNow = () => resolve(done))) : done;
  };

  const { fetch, sent } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    portfolio: 'notBuilt',
    balances: () => ok({ data: [{ symbol: 'XDCE', balance }] }),
    swap,
  });

  const environment = createTestEnvironment({ fetch, stored: storedTrader });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    /** The swaps sent, with coin and amount. */
    swaps: () => sent('swap').map(({ currency = '', swap_amount = '' }) => `${currency} ${swap_amount}`),
    swapIds: () => sent('swap').map(({ client_order_id: id }) => id),
    balanceLoads: () => sent('balances').length,
    answerNow: () => answerNow(),
    answerSwaps: (next: SwapAnswer) => {
      answer = next;
    },
  };
};
