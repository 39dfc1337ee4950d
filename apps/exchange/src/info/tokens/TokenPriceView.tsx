import {
  compare,
  formatUsd,
  pairLabel,
  showExactly,
  type AssetSymbol,
  type DecimalText,
  type Direction,
} from '@exchange/domain';
import { Figure, Link, PriceChange, Sparkline } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { pathOfPair } from '#shared/page/place.ts';
import { tokenTexts as texts } from '../texts';
import type { TokenPrice } from './tokenPrice';
import * as styles from './TokenPrice.css';

interface TokenPriceViewProps {
  symbol: AssetSymbol;
  price: TokenPrice;
}

/** Why a coin has a price though it has no market in dollars here. */
const noteOf = (symbol: AssetSymbol, { xdc }: TokenPrice): string => {
  if (symbol === 'XDCE') return texts.asXdc;
  return xdc === undefined ? texts.asDollar : texts.inXdc(showExactly(xdc));
};

/** Of the week itself, which may be another than today's. */
const directionOf = (week: readonly DecimalText[]): Direction => {
  const moved = compare(week.at(-1) ?? '0', week[0] ?? '0');
  if (moved === 0) return 'flat';
  return moved > 0 ? 'up' : 'down';
};

const Week = ({ price: { pair, week, isStale } }: Pick<TokenPriceViewProps, 'price'>) =>
  pair && (
    <>
      <div className={styles.week}>
        {week && (
          <Sparkline
            values={week}
            direction={directionOf(week)}
            isStale={isStale}
            hasArea
            label={texts.weekOf(pair.base)}
          />
        )}
      </div>
      <div className={styles.caption}>
        <span>{texts.week}</span>
        <Link asChild>
          <RouterLink to={pathOfPair(pair)}>{texts.chart(pairLabel(pair.name))}</RouterLink>
        </Link>
      </div>
    </>
  );

/** What one coin is worth, and how that moved. */
export const TokenPriceView = ({ symbol, price }: TokenPriceViewProps) => {
  const { usd, pair, percentChange, isStale } = price;
  return (
    <section aria-label={texts.price} className={styles.root}>
      <div className={styles.line}>
        <span className={styles.price}>
          {usd === undefined ? texts.noPrice : <Figure figure={formatUsd(usd)} isStale={isStale} />}
        </span>
        {percentChange !== undefined && (
          <span>
            <PriceChange percent={percentChange} isStale={isStale} /> <span className={styles.note}>{texts.day}</span>
          </span>
        )}
      </div>
      {pair ? <Week price={price} /> : <p className={styles.note}>{noteOf(symbol, price)}</p>}
    </section>
  );
};
