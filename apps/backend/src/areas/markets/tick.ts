import type { DecimalText, PairName } from '@exchange/domain';

/** A trade as the market's figures see it. */
export interface Tick {
  pair: PairName;
  price: DecimalText;
  amount: DecimalText;
  /** Seconds since 1970. */
  at: number;
}
