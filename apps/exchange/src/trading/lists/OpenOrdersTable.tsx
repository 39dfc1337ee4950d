import type { Pair } from '@exchange/domain';
import { emptyText } from '@exchange/domain';
import { Button, DataTable, type RowsState } from '@exchange/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ListContext } from '#entities/orders/listContext.ts';
import { CancelContext, type OrderCancelling } from '../openOrders/cancelling';
import * as styles from './lists.css';
import type { OpenOrder } from '../openOrders/openOrder';
import { openOrderColumns, openOrderDecimals } from './openOrderColumns';
import { useWidth } from '#shared/services/useWidth.ts';
import { orderTableTexts as texts } from './texts';
import { twoLines } from './twoLines';

export interface OpenOrdersTableProps {
  /** The orders shown, newest first. */
  state: RowsState<OpenOrder>;
  isLoggedIn: boolean;
  /** Set when all rows are of one pair. */
  onlyPair?: Pair | undefined;
  /** Shown below the empty text. */
  emptyAction?: ReactNode;
  emptyMore?: string | undefined;
  isStale?: boolean;
  cancelling: Pick<OrderCancelling, 'stateOf' | 'onCancel'>;
}

const orderLines = [
  ['price', 'total'],
  ['amount', 'filled'],
] as const;

/** The rest is rendered on request, which keeps the page fast for everyone with fewer orders. */
const drawnAtFirst = 100;

const none: readonly OpenOrder[] = [];

const idOf = ({ id }: OpenOrder): string => id;

const firstOf = (state: RowsState<OpenOrder>, most: number): RowsState<OpenOrder> =>
  state.kind === 'ready' && state.rows.length > most ? { ...state, rows: state.rows.slice(0, most) } : state;

/** The trader's open orders, each with a Cancel button. */
export const OpenOrdersTable = (props: OpenOrdersTableProps) => {
  const { state, isLoggedIn, onlyPair, emptyAction, emptyMore, isStale = false, cancelling } = props;
  const [isWhole, setWhole] = useState(false);
  const isPhone = useWidth('wide') === 'phone';
  const columns = useMemo(() => {
    const all = openOrderColumns(onlyPair);
    return isPhone ? twoLines(all, orderLines) : all;
  }, [onlyPair, isPhone]);
  const { stateOf, onCancel } = cancelling;
  const rows = state.kind === 'ready' ? state.rows : none;
  const list = useMemo(() => ({ isStale, decimals: openOrderDecimals(rows) }), [isStale, rows]);
  const buttons = useMemo(() => ({ stateOf, onCancel }), [stateOf, onCancel]);
  const shown = isWhole ? state : firstOf(state, drawnAtFirst);
  const more = state.kind === 'ready' && shown.kind === 'ready' ? state.rows.length - shown.rows.length : 0;
  return (
    <ListContext value={list}>
      <CancelContext value={buttons}>
        <div className={styles.orders}>
          <DataTable
            label={texts.label}
            columns={columns}
            state={shown}
            rowKey={idOf}
            empty={{ text: emptyText('openOrders', isLoggedIn), action: emptyAction, more: emptyMore }}
            density="compact"
            surface="panel"
            scrolls="panel"
            cardsBelow={isPhone ? undefined : 640}
          />
        </div>
        {more > 0 && (
          <div className={styles.more}>
            <Button variant="ghost" tone="neutral" size="small" onClick={() => setWhole(true)}>
              {texts.more(more)}
            </Button>
          </div>
        )}
      </CancelContext>
    </ListContext>
  );
};
