import { email } from './accounts';
import { fromState } from './matchers';
import { state } from './states/states';

/** The exchange's id for a pair. */
export const pairId = (example: string) => fromState('pairId', example);

export const xdcUsdt = { pair: 'XDC-USDT', pairId: '5' } as const;
export const aPair = state('a pair', xdcUsdt);

/** An order of the trader in these pacts. */
export const order = {
  email,
  order: 'o-7002',
  pair: 'XDC-USDT',
  side: 'buy',
  price: '0.0521',
  amount: '4000',
} as const;

export const clientOrderId = '7d1f0a52-91b4-4c5e-9d53-0f4c2a6be101';

export const openOrder = state('an open order', { ...order, clientOrderId });
export const cancelledOrder = state('a cancelled order', order);
export const tradedOrder = (filled: string) => state('an order that was traded', { ...order, filled });
