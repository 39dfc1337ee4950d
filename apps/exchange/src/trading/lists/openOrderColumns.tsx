import { tradingTexts, type Pair } from '@exchange/domain';
import { Button, Timestamp, type DataColumn } from '@exchange/ui';
import { use } from 'react';
import { ListFigure, SideWord } from '#entities/orders/cells.tsx';
import * as styles from '#entities/orders/cells.css.ts';
import {
  amountFigure,
  columnDecimals,
  marketLabel,
  priceFigure,
  receivedCurrency,
  receivedFigure,
  totalFigure,
} from '#entities/orders/figures.ts';
import { CancelContext } from '../openOrders/cancelling';
import { filledPercent, orderWords, type OpenOrder } from '../openOrders/openOrder';
import { columnTexts } from '#entities/orders/texts.ts';
import { orderTableTexts as texts } from './texts';

/** When a row disappears while its button has focus, focus moves to the panel. */
const keepFocus = (button: HTMLElement | null) => {
  const panel = button?.closest<HTMLElement>('[role="tabpanel"]');
  return () => {
    if (button?.contains(document.activeElement)) panel?.focus();
  };
};

const CancelButton = ({ order }: { order: OpenOrder }) => {
  const { stateOf, onCancel } = use(CancelContext);
  const isCancelling = stateOf(order.id) === 'cancelling';
  return (
    <span ref={keepFocus} className={styles.button}>
      <Button
        variant="ghost"
        tone="neutral"
        size="small"
        isLoading={isCancelling || undefined}
        loadingLabel={tradingTexts.cancelling}
        aria-label={`${isCancelling ? tradingTexts.cancelling : texts.cancel} ${orderWords(order)}`}
        onClick={() => onCancel(order.id)}
      >
        {texts.cancel}
      </Button>
    </span>
  );
};

const figures = {
  price: ({ price, name }: OpenOrder) => priceFigure(price, name),
  amount: ({ amount, name }: OpenOrder) => amountFigure(amount, name),
  filled: ({ filled, name }: OpenOrder) => amountFigure(filled, name),
  total: ({ total, name, side }: OpenOrder) => totalFigure(total, name, side),
  fee: ({ fee, name, side }: OpenOrder) => receivedFigure(fee, name, side),
} as const;

/** How many decimals each column of these rows needs space for. */
export const openOrderDecimals = (rows: readonly OpenOrder[]): ReadonlyMap<string, number> =>
  columnDecimals(rows, figures);

const inUnit = (header: string, unit: string | undefined): string =>
  unit === undefined ? header : `${header} (${unit})`;

/**
 * For one pair the headers name the units; for several, each row's pair does. Widths are shares, so that columns keep
 * their place while rows come and go.
 */
export const openOrderColumns = (pair?: Pair): DataColumn<OpenOrder>[] => {
  return [
    {
      key: 'createdAt',
      width: '16.6%',
      header: columnTexts.date,
      isTime: true,
      cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
      placeholder: '120px',
    },
    {
      key: 'name',
      width: '9%',
      header: columnTexts.pair,
      isRowHeader: true,
      cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
    },
    {
      key: 'side',
      width: '3.9%',
      header: columnTexts.side,
      cell: ({ side }) => <SideWord side={side} />,
      placeholder: '24px',
    },
    {
      key: 'price',
      width: '9.5%',
      header: inUnit(columnTexts.price, pair?.quote),
      align: 'end',
      cell: (order) => <ListFigure column="price" figure={figures.price(order)} />,
    },
    {
      key: 'amount',
      width: '11.6%',
      header: inUnit(columnTexts.amount, pair?.base),
      align: 'end',
      cell: (order) => <ListFigure column="amount" figure={figures.amount(order)} />,
    },
    {
      key: 'filled',
      width: '14.4%',
      header: inUnit(texts.filled, pair?.base),
      align: 'end',
      cell: (order) => (
        <span className={styles.together}>
          <ListFigure column="filled" figure={figures.filled(order)} value={order.filled} />
          <span className={styles.share}>{filledPercent(order)}</span>
        </span>
      ),
    },
    {
      key: 'total',
      width: '12.5%',
      header: inUnit(columnTexts.total, pair?.quote),
      align: 'end',
      hideBelow: 768,
      cell: (order) => <ListFigure column="total" figure={figures.total(order)} />,
    },
    {
      key: 'fee',
      width: '13.6%',
      header: columnTexts.fee,
      align: 'end',
      hideBelow: 864,
      cell: (order) => (
        <ListFigure column="fee" figure={figures.fee(order)} unit={receivedCurrency(order.name, order.side)} />
      ),
    },
    {
      key: 'cancel',
      width: '8.9%',
      header: texts.action,
      isHeaderHidden: true,
      isFlush: true,
      align: 'end',
      cell: (order) => <CancelButton order={order} />,
    },
  ];
};
