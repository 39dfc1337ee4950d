import type { Commands } from '../commands';
import { stalls, traders } from './stalls';

/** Behind all other orders, but within the price band. */
const NEAREST_TICKS = 20_000;
const RUNG_TICKS = 10;

/** Orders of XDC-USDT that never trade, each at its own price. */
export const makeLadder = (rungs: number): Commands['order.place'][] => {
  const [stall] = stalls;
  if (!stall) throw new Error('There is no pair to trade.');
  const { market, middleTicks, lots } = stall;
  return Array.from({ length: rungs }, (_, rung) => {
    const side = rung % 2 === 0 ? 'buy' : 'sell';
    const away = NEAREST_TICKS + rung * RUNG_TICKS;
    const everybody = traders[side];
    return {
      trader: everybody[rung % everybody.length] ?? '',
      pair: market.pair.name,
      side,
      price: market.price(middleTicks + (side === 'buy' ? -away : away)),
      amount: market.amount(lots),
      clientOrderId: `rung-${rung}`,
    };
  });
};
