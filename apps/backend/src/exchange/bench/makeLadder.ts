import type { Commands } from '../commands';
import { stalls, traders } from './stalls';

/** Behind all other orders, but within the price band. */
const NEAREST_TICKS = 20_000;
const RUNG_TICKS = 10;
/** Beyond them, prices repeat. */
const MOST_PRICES = 40_000;

interface LadderOptions {
  of?: typeof traders;
  name?: string;
}

/** Orders of XDC-USDT that never trade, each at its own price. */
export const makeLadder = (
  rungs: number,
  { of = traders, name = 'rung' }: LadderOptions = {},
): Commands['order.place'][] => {
  const [stall] = stalls;
  if (!stall) throw new Error('There is no pair to trade.');
  const { market, middleTicks, lots } = stall;
  return Array.from({ length: rungs }, (_, rung) => {
    const side = rung % 2 === 0 ? 'buy' : 'sell';
    const away = NEAREST_TICKS + (rung % MOST_PRICES) * RUNG_TICKS;
    const everybody = of[side];
    return {
      trader: everybody[Math.floor(rung / 2) % everybody.length] ?? '',
      pair: market.pair.name,
      side,
      price: market.price(middleTicks + (side === 'buy' ? -away : away)),
      amount: market.amount(lots),
      clientOrderId: `${name}-${rung}`,
    };
  });
};
