import { emptyText, noMatches } from '@exchange/domain';
import { Button, DataTable, useSort, type EmptyTexts, type ExpandedRows, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import { useWidth } from '#shared/services/useWidth.ts';
import { stillOpen } from './closedPanels';
import { OpenCoin } from './OpenCoin';
import { coinAlone, panelOf, walletScreenTexts, walletToolTexts as texts, type WalletPanel } from './texts';
import type { PositionsState } from './portfolio/usePositions';
import { useKeptOrder } from './useKeptOrder';
import type { WalletCoin } from './walletCoin';
import { walletColumns } from './walletColumns';
import { WalletContext } from './walletContext';
import * as styles from './WalletTable.css';

export interface WalletTableProps {
  state: RowsState<WalletCoin>;
  /** All coins in their usual order. */
  coins: readonly WalletCoin[];
  /** Left by search and checkbox. */
  isShown: (coin: WalletCoin) => boolean;
  search: string;
  /** How many small balances the checkbox hides. */
  hidden: number;
  onClearSearch: () => void;
  onShowAll: () => void;
  isStale: boolean;
  arePricesLoading: boolean;
  positions: PositionsState;
  renderPanel: (coin: WalletCoin, panel: WalletPanel) => ReactNode;
  /** The open panel below each coin, by its symbol. */
  expanded: ExpandedRows;
  onExpandedChange: (expanded: ExpandedRows) => void;
}

/** One for each coin. */
const placeholders = 9;

const NextStep = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button variant="outline" tone="neutral" size="small" onClick={onClick}>
    {children}
  </Button>
);

const emptyOf = ({ search, hidden, onClearSearch, onShowAll }: WalletTableProps): EmptyTexts => {
  const showAll = <NextStep onClick={onShowAll}>{texts.showAll}</NextStep>;
  if (search === '') {
    return hidden > 0 ? { text: texts.allSmall, action: showAll } : { text: emptyText('funds', true) };
  }
  const text = noMatches(search);
  if (hidden > 0) return { text, more: texts.areHidden(hidden), action: showAll };
  return { text, action: <NextStep onClick={onClearSearch}>{texts.clear}</NextStep> };
};

const shownState = (state: RowsState<WalletCoin>, rows: readonly WalletCoin[]): RowsState<WalletCoin> => {
  if (state.kind === 'ready') return { ...state, rows };
  return state.kind === 'loading' ? { ...state, rows: placeholders } : state;
};

const keyOf = ({ symbol }: WalletCoin): string => symbol;

/** On a phone a coin opens first, and its panel below it. */
const asCoins = (expanded: ExpandedRows): ExpandedRows => new Map([...expanded.keys()].map((key) => [key, coinAlone]));

/** A coin that is still open keeps its panel. */
const fromCoins = (coins: ExpandedRows, before: ExpandedRows): ExpandedRows =>
  new Map([...coins.keys()].map((key) => [key, before.get(key) ?? coinAlone]));

/** Every coin with its figures and actions. */
export const WalletTable = (props: WalletTableProps) => {
  const { state, coins, isShown, isStale, arePricesLoading, positions, renderPanel } = props;
  const { expanded, onExpandedChange } = props;
  const width = useWidth('desk');
  const columns = walletColumns(width, positions);
  const isPhone = width === 'phone';
  const { rows: sorted, ...sorting } = useSort(coins, columns);
  const open = stillOpen(expanded, coins);
  const rows = useKeptOrder(sorted, { isOpen: isPhone ? expanded.size > 0 : open.size > 0, sort: sorting.sort });
  const focusKept = useFocusKept<HTMLDivElement>([state.kind, coins.some(isShown), ...open].join(' '));
  const context = useMemo(() => ({ isStale, arePricesLoading, positions }), [isStale, arePricesLoading, positions]);
  const panelBelow = (coin: WalletCoin) => {
    const panel = panelOf(open.get(coin.symbol));
    return (
      <OpenCoin
        coin={coin}
        panel={panel}
        hasWays={isPhone}
        onPanel={(next) => onExpandedChange(new Map([...expanded, [coin.symbol, next ?? coinAlone]]))}
      >
        {panel && renderPanel(coin, panel)}
      </OpenCoin>
    );
  };
  return (
    <WalletContext value={context}>
      <div {...focusKept} className={`${kept.focusKept} ${styles.table}`}>
        <DataTable
          label={walletScreenTexts.table}
          columns={columns}
          state={shownState(state, rows.filter(isShown))}
          {...sorting}
          rowKey={keyOf}
          empty={emptyOf(props)}
          detail={panelBelow}
          expanded={isPhone ? asCoins(expanded) : open}
          onExpandedChange={(next) => onExpandedChange(isPhone ? fromCoins(next, open) : next)}
        />
      </div>
    </WalletContext>
  );
};
