import { marketListTexts, noMatches, type PairName } from '@exchange/domain';
import { Button } from '../Button/Button';
import { rowsIn, type RowsState } from '../DataTable/rowsState';
import { EmptyRow } from '../Table/EmptyRow';
import { ErrorRow } from '../Table/ErrorRow';
import type { FailureMessageProps } from '../Table/FailureMessage';
import { PlaceholderRows } from '../Table/PlaceholderRows';
import { pairColumns, type PairQuote } from './pairQuotes';
import { PairRow } from './PairRow';
import type { PairList } from './usePairList';

export interface PairRowsProps {
  state: RowsState<PairQuote>;
  list: PairList;
  favourites: ReadonlySet<PairName>;
  favouritesFailure: FailureMessageProps | undefined;
  current: PairName | undefined;
  isStale: boolean;
  onPick: (name: PairName) => void;
  onStar: (name: PairName) => void;
}

const across = pairColumns.length + 1;

/** One for each pair. */
const usualRows = 12;

const placeholders = [
  { isFlush: true },
  ...pairColumns.map(({ align, hideBelow }) => ({ align, hideBelow, width: '64px' })),
];

interface Nothing {
  text: string;
  action: string;
}

const nothingIn = ({ tab, query }: PairList): Nothing => {
  const typed = query.trim();
  if (typed === '') return { text: marketListTexts.noFavourites, action: marketListTexts.showAll };
  return tab === 'favorites'
    ? { text: `${noMatches(typed)} in favourites`, action: 'Search all pairs' }
    : { text: noMatches(typed), action: marketListTexts.showAll };
};

const NoRows = ({ list }: Pick<PairRowsProps, 'list'>) => {
  const { text, action } = nothingIn(list);
  return (
    <EmptyRow
      columns={across}
      text={text}
      action={
        <Button variant="outline" tone="neutral" size="small" onClick={list.widen}>
          {action}
        </Button>
      }
    />
  );
};

const emptyRow = ({ list, favouritesFailure }: PairRowsProps) =>
  favouritesFailure !== undefined && list.tab === 'favorites' ? (
    <ErrorRow columns={across} {...favouritesFailure} />
  ) : (
    <NoRows list={list} />
  );

export const PairRows = (props: PairRowsProps) => {
  const { state, list, favourites, current, isStale, onPick, onStar } = props;
  if (state.kind === 'loading') return <PlaceholderRows rows={state.rows ?? usualRows} columns={placeholders} />;
  if (state.kind === 'failed')
    return <ErrorRow columns={across} text={state.text} onRetry={state.onRetry} isRetrying={state.isRetrying} />;
  if (rowsIn(state).length === 0) return <EmptyRow columns={across} text="No pairs are listed at the moment." />;
  if (list.rows.length === 0) return emptyRow(props);
  return list.rows.map((quote) => (
    <PairRow
      key={quote.pair.name}
      id={list.optionId(quote.pair.name)}
      quote={quote}
      isFavourite={favourites.has(quote.pair.name)}
      isCurrent={quote.pair.name === current}
      isActive={quote.pair.name === list.active}
      {...{ isStale, onPick, onStar }}
    />
  ));
};
