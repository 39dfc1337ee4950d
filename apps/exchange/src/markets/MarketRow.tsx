import {
  assetOf,
  formatPrice,
  formatUsd,
  formatVolume,
  marketListTexts,
  pairLabel,
  type DecimalText,
} from '@exchange/domain';
import { CoinIcon, Figure, IconButton, Link, PriceChange, TableCell, TableRow } from '@exchange/ui';
import { memo, type ComponentType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Quote } from '#shared/market/quote.ts';
import { paths } from '#shared/page/paths.ts';
import { pathOfPair } from '#shared/page/place.ts';
import type { DayLineProps } from './late/DayLine';
import * as styles from './MarketTable.css';

export interface MarketRowProps {
  quote: Quote;
  isFavourite: boolean;
  isStale: boolean;
  dayPrices: readonly DecimalText[] | undefined;
  Line: ComponentType<DayLineProps> | undefined;
  onToggleFavourite: (pairId: string) => void;
}

/** Re-renders only when its own pair has changed. */
export const MarketRow = memo((props: MarketRowProps) => {
  const { quote, isFavourite, isStale, dayPrices, Line, onToggleFavourite } = props;
  const { pair, pairId, price, usdPrice, percentChange, high, low, volume } = quote;
  const label = pairLabel(pair.name);
  const { fullName } = assetOf(pair.base);
  // With space for all decimals, a shorter price doesn't shift the digits.
  const inTable = (value: string) => ({
    figure: formatPrice(value, pair, 'table'),
    decimals: pair.displayDecimals,
    isStale,
  });
  return (
    <TableRow followsLink data-pair={pair.name}>
      <TableCell>
        <IconButton
          icon={isFavourite ? 'starFilled' : 'star'}
          label={`Favourite ${label}`}
          size="small"
          isPressed={isFavourite}
          onClick={() => onToggleFavourite(pairId)}
        />
      </TableCell>
      <TableCell isRowHeader>
        <span className={styles.currency}>
          <span className={styles.names}>
            <Link asChild variant="quiet">
              <RouterLink to={pathOfPair(pair)} className={styles.pair}>
                {label}
              </RouterLink>
            </Link>
            <span className={styles.coin}>{fullName}</span>
          </span>
          <RouterLink
            to={`${paths.tokens}/${pair.base}`}
            className={styles.icon}
            aria-label={marketListTexts.about(fullName)}
            title={marketListTexts.about(fullName)}
          >
            <CoinIcon asset={pair.base} size={24} />
            <span className={styles.quote}>
              <CoinIcon asset={pair.quote} size={16} />
            </span>
          </RouterLink>
        </span>
      </TableCell>
      <TableCell align="end">
        <span className={styles.prices}>
          <Figure {...inTable(price)} value={price} />
          {usdPrice !== undefined && (
            <span className={styles.usd}>
              <Figure figure={formatUsd(usdPrice)} isStale={isStale} />
            </span>
          )}
        </span>
      </TableCell>
      <TableCell align="end">
        <span className={styles.change}>
          <span className={styles.line}>
            {Line && dayPrices && <Line prices={dayPrices} {...{ price, percentChange, isStale }} />}
          </span>
          <span className={styles.percent}>
            <PriceChange percent={percentChange} isStale={isStale} />
          </span>
        </span>
      </TableCell>
      <TableCell align="end" hideBelow={768}>
        <Figure {...inTable(high)} />
      </TableCell>
      <TableCell align="end" hideBelow={768}>
        <Figure {...inTable(low)} />
      </TableCell>
      <TableCell align="end" hideBelow={640}>
        <Figure figure={formatVolume(volume)} isStale={isStale} />
        <span className={styles.unit}>{pair.base}</span>
      </TableCell>
    </TableRow>
  );
});
MarketRow.displayName = 'MarketRow';
