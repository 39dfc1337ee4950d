import {
  compare,
  formatAmount,
  formatPrice,
  formatTotal,
  pairLabel,
  pairOf,
  type DecimalText,
  type Side,
  type SpotPairName,
} from '@exchange/domain';
import { Badge } from '../../Badge/Badge';
import { Figure } from '../../Figure/Figure';
import { Timestamp } from '../../Timestamp/Timestamp';
import type { DataColumn } from '../dataColumn';

export interface Order {
  id: string;
  updatedAt: string;
  pair: SpotPairName;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  total: DecimalText;
  status: 'Completed' | 'Cancelled' | 'Partially cancelled';
}

type Told = [pair: SpotPairName, side: Side, price: string, amount: string, total: string, status: Order['status']];

const told: Told[] = [
  ['XDC-USDT', 'buy', '0.0538', '18500', '995.3', 'Completed'],
  ['XRP-USDT', 'sell', '2.2801', '120.5', '274.75205', 'Completed'],
  ['XDC-BTC', 'buy', '0.0000005861', '250000', '0.146525', 'Cancelled'],
  ['BTC-USDT', 'sell', '91800', '0.015', '1377', 'Partially cancelled'],
  ['XDC-ETH', 'buy', '0.0000173', '42000.25', '0.726604325', 'Completed'],
];

/** As many orders as requested, newest first; number 0 is the oldest. */
export const ordersOf = (count: number): Order[] =>
  Array.from({ length: count }, (_, at): Order => {
    const [pair, side, price, amount, total, status] = told[at % told.length] ?? [
      'XDC-USDT',
      'buy',
      '0',
      '0',
      '0',
      'Completed',
    ];
    const updatedAt = new Date(Date.UTC(2026, 10, 20, 18, 4, 7) - at * 3_723_000).toISOString();
    return { id: String(count - 1 - at), updatedAt, pair, side, price, amount, total, status };
  });

const sides: Record<Side, string> = { buy: 'Buy', sell: 'Sell' };

const statusTones = { Completed: 'success', Cancelled: 'neutral', 'Partially cancelled': 'warning' } as const;

/** A simplified order history: dates, pairs, figures and a status. */
export const orderColumns: readonly DataColumn<Order>[] = [
  {
    key: 'updatedAt',
    header: 'Date',
    isTime: true,
    width: '18%',
    placeholder: '132px',
    sortBy: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
    sortsFirst: 'descending',
    cell: ({ updatedAt }) => <Timestamp moment={updatedAt} />,
  },
  {
    key: 'pair',
    header: 'Pair',
    width: '14%',
    placeholder: '80px',
    isRowHeader: true,
    sortBy: (one, other) => one.pair.localeCompare(other.pair),
    cell: ({ pair }) => pairLabel(pair),
  },
  {
    key: 'side',
    header: 'Side',
    width: '8%',
    placeholder: '32px',
    cell: ({ side }) => <Badge tone={side}>{sides[side]}</Badge>,
  },
  {
    key: 'price',
    header: 'Average price',
    width: '15%',
    align: 'end',
    sortBy: (one, other) => compare(one.price, other.price),
    cell: ({ pair, price }) => <Figure figure={formatPrice(price, pairOf(pair), 'table')} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    width: '15%',
    align: 'end',
    sortBy: (one, other) => compare(one.amount, other.amount),
    cell: ({ pair, amount }) => <Figure figure={formatAmount(amount, pairOf(pair))} />,
  },
  {
    key: 'total',
    header: 'Total',
    width: '16%',
    align: 'end',
    hideBelow: 768,
    cell: ({ pair, total, side }) => <Figure figure={formatTotal(total, pairOf(pair), side)} />,
  },
  {
    key: 'status',
    header: 'Status',
    width: '14%',
    align: 'end',
    placeholder: '56px',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
  },
];
