import { tradingTexts, type Pair } from '@exchange/domain';
import { Button, Timestamp, type DataColumn } from '@exchange/ui';
import { use } from 'react';
import { ListFigure, SideWord } from './cells';
import * as styles from './cells.css';
import { amountFigure, marketLabel, priceFigure, receivedCurrency, receivedFigure, totalFigure } from './figures';
import { CancelContext } from './listContext';
import { filledPercent, orderWords, type OpenOrder } from './openOrder';

/** A row that goes while its button has the focus leaves it in the panel, and not nowhere. */
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
        aria-label={`${isCancelling ? tradingTexts.cancelling : 'Cancel'} ${orderWords(order)}`}
        onClick={() => onCancel(order.id)}
      >
        Cancel
      </Button>
    </span>
  );
};

/** Room for the most decimals of all pairs. */
const anyPair = { priceDecimals: 10, amountDecimals: 6 };
const receivedDecimals = 8;

const inUnit = (header: string, unit: string | undefined): string =>
  unit === undefined ? header : `${header} (${unit})`;

/** Of one pair the headers say the units; of several the pair of the row does. */
export const openOrderColumns = (pair?: Pair): DataColumn<OpenOrder>[] => {
  const { priceDecimals, amountDecimals } = pair ?? anyPair;
  return [
    {
      key: 'createdAt',
      header: 'Date',
      cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
      placeholder: '120px',
    },
    {
      key: 'name',
      header: 'Pair',
      isRowHeader: true,
      cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
    },
    { key: 'side', header: 'Side', cell: ({ side }) => <SideWord side={side} />, placeholder: '24px' },
    {
      key: 'price',
      header: inUnit('Price', pair?.quote),
      align: 'end',
      cell: ({ price, name }) => <ListFigure figure={priceFigure(price, name)} decimals={priceDecimals} />,
    },
    {
      key: 'amount',
      header: inUnit('Amount', pair?.base),
      align: 'end',
      cell: ({ amount, name }) => <ListFigure figure={amountFigure(amount, name)} decimals={amountDecimals} />,
    },
    {
      key: 'filled',
      header: inUnit('Filled', pair?.base),
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
      header: inUnit('Total', pair?.quote),
      align: 'end',
      cell: ({ total, name, side }) => <ListFigure figure={totalFigure(total, name, side)} decimals={priceDecimals} />,
    },
    {
      key: 'fee',
      header: 'Fee',
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
      header: 'Action',
      isHeaderHidden: true,
      isFlush: true,
      align: 'end',
      cell: (order) => <CancelButton order={order} />,
    },
  ];
};
