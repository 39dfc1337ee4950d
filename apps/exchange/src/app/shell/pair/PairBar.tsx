import { formatPrice, formatVolume, marketColumns, pairLabel, shellTexts, type Pair } from '@exchange/domain';
import {
  ConnectionIndicator,
  Figure,
  NoValue,
  PriceChange,
  Skeleton,
  visuallyHidden,
  type ConnectionState,
} from '@exchange/ui';
import type { ReactNode } from 'react';
import type { Quote } from '#shared/market/quote.ts';
import * as styles from './PairBar.css';

export interface PairBarProps {
  pair: Pair;
  /** Undefined until the first figures arrive. */
  quote: Quote | undefined;
  /** The figures couldn't be loaded. */
  hasFailed?: boolean | undefined;
  isStale: boolean;
  connection: ConnectionState;
  /** Shows the pair and leads to others; without it, only the pair's name is shown. */
  choice?: ReactNode;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** The current pair and its figures for the day. */
export const PairBar = ({ pair, quote, hasFailed = false, isStale, connection, choice }: PairBarProps) => {
  const priceOf = (value: string) => <Figure figure={formatPrice(value, pair)} isStale={isStale} />;
  const missing = hasFailed ? <NoValue /> : <Skeleton width="56px" />;
  const show = (draw: (known: Quote) => ReactNode): ReactNode => (quote ? draw(quote) : missing);
  return (
    <div role="group" aria-label={`${pairLabel(pair.name)} market data`} className={styles.root}>
      {choice ?? <p className={styles.pair}>{pairLabel(pair.name)}</p>}
      <dl className={styles.facts}>
        <Fact name={marketColumns.lastPrice}>
          {show(({ price }) => (
            <Figure figure={formatPrice(price, pair)} value={price} isStale={isStale} />
          ))}
        </Fact>
        <Fact name={marketColumns.change}>
          {show(({ percentChange }) => (
            <PriceChange percent={percentChange} isStale={isStale} />
          ))}
        </Fact>
        <Fact name={marketColumns.high}>{show(({ high }) => priceOf(high))}</Fact>
        <Fact name={marketColumns.low}>{show(({ low }) => priceOf(low))}</Fact>
        <Fact name={`${marketColumns.volume} (${pair.base})`}>
          {show(({ volume }) => (
            <Figure figure={formatVolume(volume)} isStale={isStale} />
          ))}
        </Fact>
      </dl>
      {!quote && !hasFailed && <span className={visuallyHidden}>{shellTexts.loading}</span>}
      <ConnectionIndicator state={connection} />
    </div>
  );
};
