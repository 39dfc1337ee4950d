import { createFakeExchange, ok, outOfReach, type Answer, type ExampleName, type Sent } from '@exchange/api/testing';
import { add, subtract, ratioSwapTexts } from '@exchange/domain';
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

/** Accepted, accepted but the answer is lost, lost on the way, or answered later. */
type Fate = 'taken' | 'answer lost' | 'lost' | 'later' | ExampleName<'submitSwapRatio'>;

interface Row {
  transactionHash: string;
  buyDate: string;
  amount: string;
  amountUSD: string;
  status: string;
  swappedXDC: string | null;
  reason: string | null;
  updatedAt: string;
  client_swap_id?: string;
}

/** Simulates an exchange with a trader who has 5000 XDCE, and an operator who decides. */
export const createScriptedRatioSwap = (storedInTab: Record<string, string> = {}) => {
  const scripted = createScriptedFeed();
  let balance = '5000';
  let rows: Row[] = [];
  let fate: Fate = 'taken';
  let answerNow = (): void => undefined;

  const take = (sent: Sent<'submitSwapRatio'>): Answer<'submitSwapRatio'> => {
    const { txHash = '', buyingDate = '', amount = '0', amountUSD = '0', client_swap_id = '' } = sent;
    balance = subtract(balance, amount);
    const facts = { transactionHash: txHash, buyDate: buyingDate, amount, amountUSD, client_swap_id };
    const undecided = { status: 'Pending', swappedXDC: null, reason: null, updatedAt: '2026-03-01T12:00:00.000Z' };
    rows = [{ ...facts, ...undecided }, ...rows];
    return ok({ status: 200, message: ratioSwapTexts.submitted });
  };

  const submit = (sent: Sent<'submitSwapRatio'>): Answer<'submitSwapRatio'> | Promise<Answer<'submitSwapRatio'>> => {
    if (fate === 'lost') return outOfReach();
    if (fate === 'answer lost') {
      take(sent);
      return outOfReach();
    }
    if (fate === 'later') return new Promise((resolve) => (answerNow = () => resolve(take(sent))));
    return fate === 'taken' ? take(sent) : fate;
  };

  const { fetch, sent, answer } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    balances: () => ok({ data: [{ symbol: 'XDCE', balance }] }),
    submitSwapRatio: submit,
    swapRatioDetails: () => ok({ statusCode: 200, data: rows }),
  });

  const environment = createTestEnvironment({ fetch, feed: scripted.feed, stored: storedTrader, storedInTab });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    answer,
    /** The requests sent. */
    requests: () => sent('submitSwapRatio'),
    answerNow: () => answerNow(),
    answerRequests: (next: Fate) => {
      fate = next;
    },
    /** The operator's decision on the latest request, pushed live. */
    decide: (decided: { status: string; swappedXDC?: string; reason?: string }) => {
      const [latest, ...others] = rows;
      if (!latest) return;
      if (decided.status === 'Rejected') balance = add(balance, latest.amount);
      rows = [{ ...latest, ...decided }, ...others];
      scripted.say('ratio-swap-update-{userId}', {});
    },
  };
};
