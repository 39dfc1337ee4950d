import { createFakeExchange, ok, outOfReach, type Answer, type Sent } from '@exchange/api/testing';
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
import type { WirePastOrder } from '../pastOrder';
import { lastMoment, wireFills } from './orders';

export interface ScriptedOrderHistory {
  rows: readonly WirePastOrder[];
  /** Supports ranges and pages. */
  isPaging?: boolean;
  /** Lists the fills of an order. */
  hasFills?: boolean;
}

const within = (rows: readonly WirePastOrder[], { from, to }: Sent<'orderHistory'>): WirePastOrder[] =>
  rows.filter(
    ({ updatedAt }) =>
      (from === undefined || Date.parse(updatedAt) >= Date.parse(from)) &&
      (to === undefined || Date.parse(updatedAt) < Date.parse(to)),
  );

/** Answers like a server with ranges and pages, or like one without. */
export const orderHistoryServer = ({ rows: first, isPaging = true }: ScriptedOrderHistory) => {
  let rows = first;
  let isDownFrom = Infinity;
  return {
    answer: (sent: Sent<'orderHistory'>): Answer<'orderHistory'> | Promise<never> => {
      const { page = '1', limit = '100' } = sent;
      if (Number(page) >= isDownFrom) return outOfReach();
      if (!isPaging) return ok({ data: [...rows] });
      const found = within(rows, sent);
      const start = (Number(page) - 1) * Number(limit);
      return ok({ data: found.slice(start, start + Number(limit)), count: found.length });
    },
    change: (next: readonly WirePastOrder[]) => {
      rows = next;
    },
    /** From this page on there is no answer. */
    breakOff: (page: number) => {
      isDownFrom = page;
    },
  };
};

/** Simulates an exchange with a trader who has these orders. */
export const createScriptedOrderHistory = (scripted: ScriptedOrderHistory) => {
  const { feed, say, become } = createScriptedFeed();
  const server = orderHistoryServer(scripted);
  let fills = wireFills;
  const { fetch, sent, reach } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    orderHistory: server.answer,
    orderFills: scripted.hasFills === false ? 'notBuilt' : () => ok({ data: [...fills], count: fills.length }),
  });
  let now = lastMoment;
  const environment = createTestEnvironment({ fetch, feed, stored: storedTrader, now: () => now });
  return {
    ...server,
    services: createServices(testConfig, testVersion, environment),
    say,
    become,
    reach,
    asked: () => sent('orderHistory'),
    askedFills: () => sent('orderFills'),
    changeFills: (next: typeof wireFills) => {
      fills = next;
    },
    setNow: (moment: number) => {
      now = moment;
    },
  };
};
