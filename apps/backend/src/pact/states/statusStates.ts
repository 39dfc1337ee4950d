import { compare, pairNames, type DecimalText, type PairName } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createIncidentStore } from '../../areas/status/incidents/incidentStore';
import { currency } from '../../db/schema';
import { createRandomness } from '../../identity/secrets/randomness';
import { currencyRows, pairRows, switchRows } from '../../reference/referenceData';
import { arranged, type Arrangements, type Services } from '../arranging/arrange';

const { incidentReference } = createRandomness(randomBytes);

const pair = z.enum(pairNames);
const text = z.string().min(1);
const coin = z.enum(currencyRows.map(({ symbol }) => symbol));

const switchTrading = async ({ exchange, status }: Services, pair: PairName, isOpen: boolean): Promise<void> => {
  const found = (await status.pairs()).find(({ name }) => name === pair);
  if (found?.isTradingOpen === isOpen) return;
  const by = { pair, by: 'pacts', why: 'A state asks for it' };
  if (isOpen) await exchange.submit<'trading.resume'>({ kind: 'trading.resume', ...by });
  else await exchange.submit<'trading.halt'>({ kind: 'trading.halt', id: `state ${pair}`, ...by });
};

/** Neither a call nor an operator's command sets these. */
export const setCosts = async (
  { accounts: { db } }: Services,
  symbol: string,
  { withdrawalFee, minWithdrawal }: { withdrawalFee: string; minWithdrawal: string },
): Promise<void> => {
  await db.update(currency).set({ withdrawalFee, minWithdrawal }).where(eq(currency.symbol, symbol));
};

const areSame = (one: DecimalText, other: DecimalText): boolean => compare(one, other) === 0;

const restoreCoins = async (services: Services): Promise<void> => {
  const { status } = services;
  const now = new Map((await status.currencies()).map((row) => [row.symbol, row]));
  for (const { symbol, isDepositOpen, isWithdrawalOpen, ...costs } of currencyRows) {
    const row = now.get(symbol);
    if (row?.isDepositOpen !== isDepositOpen) await status.setDeposits(symbol, isDepositOpen);
    if (row?.isWithdrawalOpen !== isWithdrawalOpen) await status.setWithdrawals(symbol, isWithdrawalOpen);
    const { withdrawalFee, minWithdrawal } = costs;
    const costsSame = row && areSame(row.withdrawalFee, withdrawalFee) && areSame(row.minWithdrawal, minWithdrawal);
    if (!costsSame) await setCosts(services, symbol, costs);
  }
};

const restorePairs = async (services: Services): Promise<void> => {
  const { status } = services;
  const now = new Map((await status.pairs()).map((row) => [row.name, row]));
  for (const { name, isTradingOpen, buyFeePercent: buy, sellFeePercent: sell } of pairRows) {
    const row = now.get(name);
    if (row?.isTradingOpen !== isTradingOpen) await switchTrading(services, name, isTradingOpen);
    if (!(row && areSame(row.buyFeePercent, buy) && areSame(row.sellFeePercent, sell)))
      await status.setFees(name, { buy, sell });
  }
};

const restoreSwitches = async ({ status }: Services): Promise<void> => {
  const now = await status.switches();
  for (const { name, isOn } of switchRows) if (now[name] !== isOn) await status.setSwitch(name, isOn);
};

/**
 * Restores coins, pairs, fees and switches of a fresh exchange. Sets only what differs: each change has the exchange read
 * all of it again.
 */
export const restoreOffer = async (services: Services): Promise<void> => {
  await restoreCoins(services);
  await restorePairs(services);
  await restoreSwitches(services);
};

export const statusStates: Arrangements = {
  'a flood of calls': arranged({}, async (_, { flood }) => flood.begin()),
  'a coin closed for deposit': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setDeposits(symbol, false);
  }),
  'a coin closed for withdrawal': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setWithdrawals(symbol, false);
  }),
  'an open incident': arranged({ title: text, text }, async ({ title, text: said }, { accounts: { db }, now }) => {
    const store = createIncidentStore(db);
    const at = new Date(now());
    const incident = { id: incidentReference(), title, openedAt: at };
    await store.add(incident);
    await store.say({ incidentId: incident.id, said, saidBy: 'pacts', createdAt: at });
  }),
  'an incident that is over': arranged(
    { title: text, text },
    async ({ title, text: said }, { accounts: { db }, now }) => {
      const store = createIncidentStore(db);
      const at = new Date(now());
      const [open] = (await store.since(at)).filter((one) => one.closedAt === null && one.title === title);
      if (!open) throw new Error(`No incident is open under the title ${title}.`);
      await store.say({ incidentId: open.id, said, saidBy: 'pacts', createdAt: at });
      await store.close(open.id, at);
    },
  ),
  'only withdrawals open': arranged({}, async (_, { status }) => {
    await status.setSwitch('withdrawOnly', true);
  }),
  'a pair under maintenance': arranged({ pair }, async ({ pair: name }, services) => {
    await switchTrading(services, name, false);
  }),
  'registration open': arranged({}, async (_, { status }) => {
    await status.setSwitch('registration', true);
  }),
  'registration stopped': arranged({}, async (_, { status }) => {
    await status.setSwitch('registration', false);
  }),
};
