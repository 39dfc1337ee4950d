import { marketColumns, marketListTexts, noMatches } from '@exchange/domain';
import {
  Button,
  EmptyRow,
  ErrorRow,
  IconButton,
  PlaceholderRows,
  SortHeader,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@exchange/ui';
import type { ComponentType } from 'react';
import type { Quote } from '#shared/market/quote.ts';
import type { DayLineProps } from './late/DayLine';
import type { DayPricesByPair } from './late/DayPrices';
import { MarketRow } from './MarketRow';
import * as styles from './MarketTable.css';
import { columns, nextOrder, sortQuotes, type MarketColumn, type Order } from './sortQuotes';

export interface MarketTableProps {
  phase: 'loading' | 'ready' | 'failed';
  /** The reason that there is nothing to show, if so. */
  failureText?: string | undefined;
  quotes: readonly Quote[];
  isStale: boolean;
  /** What was searched for; the quotes are those that were found. */
  query: string;
  /** The prices of the last 24 hours by pair, as far as they are known, and what draws them, loaded with them. */
  dayPrices?: DayPricesByPair | undefined;
  Line?: ComponentType<DayLineProps> | undefined;
  /** Pair ids. */
  favourites: ReadonlySet<string>;
  /** The reason that favourites aren't known, if so. */
  favouritesFailureText?: string | undefined;
  order: Order;
  showsFavouritesOnly: boolean;
  onQuery: (query: string) => void;
  onOrder: (order: Order) => void;
  onShowFavouritesOnly: (isOnly: boolean) => void;
  onToggleFavourite: (pairId: string) => void;
  onRetry: () => void;
  onRetryFavourites: () => void;
}

/** Widths are shares of the table's, so that columns stay in place whatever figures come and go. */
const starWidth = '4%';
const shapes = {
  currency: { width: '23%' },
  lastPrice: { width: '14%', align: 'end' },
  change: { width: '19%', align: 'end' },
  high: { width: '13%', align: 'end', hideBelow: 768 },
  low: { width: '13%', align: 'end', hideBelow: 768 },
  volume: { width: '14%', align: 'end', hideBelow: 640 },
} as const satisfies Record<MarketColumn, object>;

const across = columns.length + 1;

/** One for each spot pair. */
const placeholders = 10;

/** About as long as the figures that replace them. */
const placeholderColumns = [{}, ...columns.map((column) => ({ ...shapes[column], width: '72px' }))];

type HeaderProps = Pick<MarketTableProps, 'order' | 'onOrder' | 'showsFavouritesOnly' | 'onShowFavouritesOnly'>;

const Header = ({ order, onOrder, showsFavouritesOnly, onShowFavouritesOnly }: HeaderProps) => (
  <TableHeader>
    <TableRow>
      <TableHeaderCell width={starWidth}>
        <IconButton
          icon={showsFavouritesOnly ? 'starFilled' : 'star'}
          label="Show favourites only"
          size="small"
          isPressed={showsFavouritesOnly}
          onClick={() => onShowFavouritesOnly(!showsFavouritesOnly)}
        />
      </TableHeaderCell>
      {columns.map((column) => (
        <SortHeader
          key={column}
          {...shapes[column]}
          direction={order.column === column ? order.direction : undefined}
          onSort={() => onOrder(nextOrder(order, column))}
        >
          {marketColumns[column]}
        </SortHeader>
      ))}
    </TableRow>
  </TableHeader>
);

const NothingShown = (props: MarketTableProps) => {
  const { query, showsFavouritesOnly, favouritesFailureText, onQuery, onRetryFavourites, onShowFavouritesOnly } = props;
  const typed = query.trim();
  if (typed === '' && !showsFavouritesOnly) return <EmptyRow columns={across} text={marketListTexts.none} />;
  if (showsFavouritesOnly && favouritesFailureText !== undefined)
    return <ErrorRow columns={across} text={favouritesFailureText} onRetry={onRetryFavourites} />;
  const showAll = () => {
    onQuery('');
    onShowFavouritesOnly(false);
  };
  return (
    <EmptyRow
      columns={across}
      text={typed === '' ? marketListTexts.noFavourites : noMatches(typed)}
      action={
        <Button variant="outline" tone="neutral" size="small" onClick={showAll}>
          {marketListTexts.showAll}
        </Button>
      }
    />
  );
};

const Rows = (props: MarketTableProps) => {
  const { phase, failureText, quotes, isStale, favourites, order, showsFavouritesOnly, dayPrices, Line } = props;
  const { onToggleFavourite, onRetry } = props;
  if (phase === 'loading') return <PlaceholderRows rows={placeholders} columns={placeholderColumns} />;
  if (failureText !== undefined) return <ErrorRow columns={across} text={failureText} onRetry={onRetry} />;
  const shown = showsFavouritesOnly ? quotes.filter(({ pairId }) => favourites.has(pairId)) : quotes;
  if (shown.length > 0)
    return sortQuotes(shown, order).map((quote) => (
      <MarketRow
        key={quote.pair.name}
        quote={quote}
        isFavourite={favourites.has(quote.pairId)}
        isStale={isStale}
        dayPrices={dayPrices?.get(quote.pair.name)}
        Line={Line}
        onToggleFavourite={onToggleFavourite}
      />
    ));
  return <NothingShown {...props} />;
};

/** All pairs with their figures for the day. */
export const MarketTable = (props: MarketTableProps) => (
  <div className={styles.frame}>
    <Table label="Markets">
      <Header {...props} />
      <TableBody>
        <Rows {...props} />
      </TableBody>
    </Table>
  </div>
);
