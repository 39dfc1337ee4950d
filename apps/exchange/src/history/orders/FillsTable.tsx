import type { Side } from '@exchange/domain';
import { DataTable, Timestamp, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo } from 'react';
import { ListFigure } from '#entities/orders/cells.tsx';
import {
  amountFigure,
  columnDecimals,
  priceFigure,
  receivedCurrency,
  receivedFigure,
  totalFigure,
} from '#entities/orders/figures.ts';
import { ListContext } from '#entities/orders/listContext.ts';
import { columnTexts } from '#entities/orders/texts.ts';
import type { Fill } from './fills';
import { fillTexts as texts } from './texts';

interface OfOrder {
  name: string;
  side: Side;
}

export interface FillsTableProps {
  order: OfOrder;
  state: RowsState<Fill>;
  isStale?: boolean;
}

const figuresOf = ({ name, side }: OfOrder) => ({
  price: ({ price }: Fill) => priceFigure(price, name),
  amount: ({ amount }: Fill) => amountFigure(amount, name),
  total: ({ total }: Fill) => totalFigure(total, name, side),
  fee: ({ fee }: Fill) => receivedFigure(fee, name, side),
  received: ({ received }: Fill) => receivedFigure(received, name, side),
});

const unitsOf = ({ name, side }: OfOrder) => {
  const [base = '', quote = ''] = name.split('-');
  const received = receivedCurrency(name, side);
  return { price: quote, amount: base, total: quote, fee: received, received };
};

/** All of one order, so that the headers can name the units. */
const columnsOf = (order: OfOrder): DataColumn<Fill>[] => {
  const [figures, units] = [figuresOf(order), unitsOf(order)];
  const figure = (key: keyof typeof figures): DataColumn<Fill> => ({
    key,
    header: texts.withUnit(columnTexts[key], units[key]),
    align: 'end',
    cell: (fill) => <ListFigure column={key} figure={figures[key](fill)} />,
  });
  return [
    {
      key: 'at',
      header: columnTexts.date,
      isTime: true,
      isRowHeader: true,
      cell: ({ at }) => <Timestamp moment={at} />,
      placeholder: '120px',
    },
    figure('price'),
    figure('amount'),
    figure('total'),
    figure('fee'),
    figure('received'),
    { key: 'role', header: texts.role, cell: ({ role }) => texts.roles[role], placeholder: '40px' },
  ];
};

const none: readonly Fill[] = [];

/** What an order was filled with, first fill first. */
export const FillsTable = ({ order: { name, side }, state, isStale = false }: FillsTableProps) => {
  const columns = useMemo(() => columnsOf({ name, side }), [name, side]);
  const fills = state.kind === 'ready' ? state.rows : none;
  const list = useMemo(
    () => ({ isStale, decimals: columnDecimals(fills, figuresOf({ name, side })) }),
    [isStale, fills, name, side],
  );
  return (
    <ListContext value={list}>
      <DataTable
        label={texts.label}
        columns={columns}
        state={state}
        rowKey={({ key }) => key}
        empty={{ text: texts.none }}
        density="compact"
        isPacked
        cardsBelow={640}
      />
    </ListContext>
  );
};
