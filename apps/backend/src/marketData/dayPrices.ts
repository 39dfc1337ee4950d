import type { Candle, DecimalText } from '@exchange/domain';

const slotSeconds = 1_800;
const slots = 48;

interface Traded {
  /** Those of the last 24 hours, oldest first. */
  minutes: readonly Candle[];
  /** The last price, however old; undefined before the first trade. */
  last: DecimalText | undefined;
}

/** The price at the end of each half hour of the last 24 that is over, oldest first. */
export const dayPrices = ({ minutes, last }: Traded, now: number): DecimalText[] => {
  const before = minutes[0]?.open ?? last;
  if (before === undefined) return [];
  const end = Math.floor(now / slotSeconds) * slotSeconds;
  const prices: DecimalText[] = [];
  let [price, next] = [before, 0];
  for (let slot = slots - 1; slot >= 0; slot -= 1) {
    for (let minute = minutes[next]; minute && minute.at < end - slot * slotSeconds; minute = minutes[next]) {
      price = minute.close;
      next += 1;
    }
    prices.push(price);
  }
  return prices;
};
