import { emptyText } from '@exchange/domain';
import { Button, DataTable, useSort, type EmptyTexts, type ExpandedRows, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import { panelOf, walletScreenTexts, walletToolTexts as texts, type WalletPanel } from './texts';
import { isClosed } from './WalletCells';
import type { WalletCoin } from './walletCoin';
import { walletColumns } from './walletColumns';
import { WalletContext } from './walletContext';
import * as styles from './WalletTable.css';

export interface WalletTableProps {
  state: RowsState<WalletCoin>;
  /** The coins left by search and checkbox, in their usual order. */
  coins: readonly WalletCoin[];
  search: string;
  /** How many small balances the checkbox hides. */
  hidden: number;
  onClearSearch: () => void;
  onShowAll: () => void;
  isStale: boolean;
  arePricesLoading: boolean;
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
  const text = texts.noMatches(search);
  if (hidden > 0) return { text, more: texts.areHidden(hidden), action: showAll };
  return { text, action: <NextStep onClick={onClearSearch}>{texts.clear}</NextStep> };
};

/** A panel closes when maintenance closes its coin: traders would still pay to an address that is shown. */
const stillOpen = (expanded: ExpandedRows, coins: readonly WalletCoin[]): ExpandedRows => {
  const bySymbol = new Map(coins.map((coin) => [coin.symbol, coin]));
  return new Map(
    [...expanded].filter(([symbol, panel]) => {
      const coin = bySymbol.get(symbol);
      return coin !== undefined && !isClosed(coin, panelOf(panel));
    }),
  );
};

const shownState = (state: RowsState<WalletCoin>, rows: readonly WalletCoin[]): RowsState<WalletCoin> => {
  if (state.kind === 'ready') return { ...state, rows };
  return state.kind === 'loading' ? { ...state, rows: placeholders } : state;
};

const keyOf = ({ symbol }: WalletCoin): string => symbol;

/** Every coin with its figures and actions. */
export const WalletTable = (props: WalletTableProps) => {
  const { state, coins, isStale, arePricesLoading, renderPanel, expanded, onExpandedChange } = props;
  const { rows, ...sorting } = useSort(coins, walletColumns);
  const open = stillOpen(expanded, coins);
  const focusKept = useFocusKept<HTMLDivElement>([state.kind, coins.length > 0, ...open].join(' '));
  const context = useMemo(() => ({ isStale, arePricesLoading }), [isStale, arePricesLoading]);
  return (
    <WalletContext value={context}>
      <div {...focusKept} className={`${kept.focusKept} ${styles.table}`}>
        <DataTable
          label={walletScreenTexts.table}
          columns={walletColumns}
          state={shownState(state, rows)}
          {...sorting}
          rowKey={keyOf}
          empty={emptyOf(props)}
          cardsBelow={styles.cardsBelow}
          detail={(coin, panel) => renderPanel(coin, panelOf(panel))}
          expanded={open}
          onExpandedChange={onExpandedChange}
        />
      </div>
    </WalletContext>
  );
};
