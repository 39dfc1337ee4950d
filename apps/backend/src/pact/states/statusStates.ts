import { pairNames, type PairName } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { currency } from '../../db/schema';
import { currencyRows, pairRows, switchRows } from '../../reference/referenceData';
import { arranged, type Arrangements, type Services } from '../arranging/arrange';

const pair = z.enum(pairNames);
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

/** Restores coins, pairs, fees and switches of a fresh exchange. */
export const restoreOffer = async (services: Services): Promise<void> => {
  const { status } = services;
  for (const { symbol, isDepositOpen, isWithdrawalOpen, ...costs } of currencyRows) {
    await status.setDeposits(symbol, isDepositOpen);
    await status.setWithdrawals(symbol, isWithdrawalOpen);
    await setCosts(services, symbol, costs);
  }
  for (const { name, isTradingOpen, buyFeePercent: buy, sellFeePercent: sell } of pairRows) {
    await switchTrading(services, name, isTradingOpen);
    await status.setFees(name, { buy, sell });
  }
  for (const { name, isOn } of switchRows) await status.setSwitch(name, isOn);
};

export const statusStates: Arrangements = {
  'a flood of calls': arranged({}, async (_, { flood }) => flood.begin()),
  'a coin closed for deposit': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setDeposits(symbol, false);
  }),
  'a coin closed for withdrawal': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setWithdrawals(symbol, false);
  }),
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
