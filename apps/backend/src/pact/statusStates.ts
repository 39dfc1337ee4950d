import { pairNames } from '@exchange/domain';
import { z } from 'zod';
import { currencyRows, pairRows, switchRows } from '../reference/referenceData';
import { arranged, type Arrangements, type Services } from './arrange';

const pair = z.enum(pairNames);
const coin = z.enum(currencyRows.map(({ symbol }) => symbol));

/** Coins, pairs, fees and switches as a fresh exchange has them. */
export const restoreOffer = async ({ status }: Services): Promise<void> => {
  for (const { symbol, isDepositOpen, isWithdrawalOpen } of currencyRows) {
    await status.setDeposits(symbol, isDepositOpen);
    await status.setWithdrawals(symbol, isWithdrawalOpen);
  }
  for (const { name, isTradingOpen, buyFeePercent: buy, sellFeePercent: sell } of pairRows) {
    await status.setTrading(name, isTradingOpen);
    await status.setFees(name, { buy, sell });
  }
  for (const { name, isOn } of switchRows) await status.setSwitch(name, isOn);
};

export const statusStates: Arrangements = {
  'a coin closed for deposit': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setDeposits(symbol, false);
  }),
  'a coin closed for withdrawal': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setWithdrawals(symbol, false);
  }),
  'a pair under maintenance': arranged({ pair }, async ({ pair: name }, { status }) => {
    await status.setTrading(name, false);
  }),
  'registration open': arranged({}, async (_, { status }) => {
    await status.setSwitch('registration', true);
  }),
  'registration stopped': arranged({}, async (_, { status }) => {
    await status.setSwitch('registration', false);
  }),
};
