import { tradingTexts, type Pair } from '@exchange/domain';
import { Button, Timestamp, type DataColumn } from '@exchange/ui';
import { use } from 'react';
import { ListFigure, SideWord } from '#entities/orders/cells.tsx';
import * as styles from '#entities/orders/cells.css.ts';
import {
  amountFigure,
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

/** The most decimals any pair has. */
const anyPair = { priceDecimals: 10, amountDecimals: 6 };
const receivedDecimals = 8;

const inUnit = (header: string, unit: string | undefined): string =>
  unit === undefined ? header : `${header} (${unit})`;

/** For one pair the headers name the units; for several, each row's pair does. */
export const openOrderColumns = (pair?: Pair): DataColumn<OpenOrder>[] => {
  const { priceDecimals, amountDecimals } = pair ?? anyPair;
  return [
    {
      key: 'createdAt',
      header: columnTexts.date,
      isTime: true,
      cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
      placeholder: '120px',
    },
    {
      key: 'name',
      header: columnTexts.pair,
      isRowHeader: true,
      cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
    },
    { key: 'side', header: columnTexts.side, cell: ({ side }) => <SideWord side={side} />, placeholder: '24px' },
    {
      key: 'price',
      header: inUnit(columnTexts.price, pair?.quote),
      align: 'end',
      cell: ({ price, name }) => <ListFigure figure={priceFigure(price, name)} decimals={priceDecimals} />,
    },
    {
      key: 'amount',
      header: inUnit(columnTexts.amount, pair?.base),
      align: 'end',
      cell: ({ amount, name }) => <ListFigure figure={amountFigure(amount, name)} decimals={amountDecimals} />,
    },
    {
      key: 'filled',
      header: inUnit(texts.filled, pair?.base),
      align: 'end',
      cell: (order) => (
        <span className={styles.together}>
          <ListFigure figure={amountFigure(order.filled, order.name)} value={order.filled} decimals={amountDecimals} />
          <span className={styles.share}>{filledPercent(order)}</span>
        </span>
      ),
    },
    {
      key: 'total',
      header: inUnit(columnTexts.total, pair?.quote),
      align: 'end',
      cell: ({ total, name, side }) => <ListFigure figure={totalFigure(total, name, side)} decimals={priceDecimals} />,
    },
    {
      key: 'fee',
      header: columnTexts.fee,
      align: 'end',
      hideBelow: 1024,
      cell: ({ fee, name, side }) => (
        <ListFigure
          figure={receivedFigure(fee, name, side)}
          decimals={receivedDecimals}
          unit={receivedCurrency(name, side)}
        />
      ),
    },
    {
      key: 'cancel',
      header: texts.action,
      isHeaderHidden: true,
      isFlush: true,
      align: 'end',
      cell: (order) => <CancelButton order={order} />,
    },
  ];
};
