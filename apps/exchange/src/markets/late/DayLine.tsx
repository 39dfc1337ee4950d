import { formatPercentChange, type DecimalText } from '@exchange/domain';
import { Sparkline } from '@exchange/ui';

export interface DayLineProps {
  /** Of the last 24 hours, oldest first. */
  prices: readonly DecimalText[];
  /** The last price, where the line ends. */
  price: DecimalText;
  percentChange: DecimalText;
  isStale: boolean;
}

export const DayLine = ({ prices, price, percentChange, isStale }: DayLineProps) => (
  <Sparkline values={[...prices, price]} direction={formatPercentChange(percentChange).direction} isStale={isStale} />
);
