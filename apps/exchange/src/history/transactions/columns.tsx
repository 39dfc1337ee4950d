import { historyTexts, wasNeverSent, withdrawalStatus, type DecimalText } from '@exchange/domain';
import { DetailToggle, Timestamp, type DataColumn } from '@exchange/ui';
import { AmountCell, CoinCell, DepositStatus, TransactionCell, WithdrawalStatusCell } from '../details/cells';
import { listTexts as texts } from '../details/texts';
import { type Deposit, type Withdrawal, madeAt } from '#entities/transactions/transaction.ts';

type Row = Deposit | Withdrawal;

const wholeDigits = (amount: DecimalText): number => {
  const point = amount.indexOf('.');
  return point < 0 ? amount.length : point;
};

const order = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/**
 * Amounts are never negative, so more digits before the point means larger. Fast enough for a hundred thousand rows.
 */
export const byAmount = ({ amount: one }: Pick<Row, 'amount'>, { amount: other }: Pick<Row, 'amount'>): number =>
  wholeDigits(one) - wholeDigits(other) || order(one, other);

export const byTime = (one: Row, other: Row): number => madeAt(one) - madeAt(other);

export const byCoin = (one: Row, other: Row): number => order(one.symbol, other.symbol);

/** By the label on screen. */
export const byCaption =
  <Shown extends Row>(captionOf: (row: Shown) => string) =>
  (one: Shown, other: Shown): number =>
    order(captionOf(one), captionOf(other));

const time: DataColumn<Row> = {
  key: 'createdAt',
  header: texts.time,
  isTime: true,
  inCard: 'note',
  cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
  sortBy: byTime,
  sortsFirst: 'descending',
  placeholder: '136px',
};

const coin: DataColumn<Row> = {
  key: 'symbol',
  header: texts.coin,
  isRowHeader: true,
  inCard: 'title',
  cell: ({ symbol }) => <CoinCell symbol={symbol} />,
  sortBy: byCoin,
};

const amount: DataColumn<Row> = {
  key: 'amount',
  header: texts.amount,
  align: 'end',
  inCard: 'figure',
  cell: (row) => <AmountCell amount={row.amount} />,
  sortBy: byAmount,
};

const details: DataColumn<Row> = {
  key: 'details',
  header: texts.details,
  isHeaderHidden: true,
  isFlush: true,
  width: '44px',
  cell: (row) => <DetailToggle label={texts.detailsOf(row.amount, row.symbol)} />,
};

export const depositColumns: readonly DataColumn<Deposit>[] = [
  time,
  coin,
  amount,
  {
    key: 'status',
    header: texts.status,
    inCard: 'state',
    cell: ({ status }) => <DepositStatus status={status} />,
    sortBy: byCaption(({ status }) => status),
  },
  {
    key: 'transaction',
    header: texts.transaction,
    cell: ({ symbol, transactionId }) => <TransactionCell {...{ symbol, transactionId }} />,
    placeholder: '160px',
  },
  details,
];

export const withdrawalColumns: readonly DataColumn<Withdrawal>[] = [
  time,
  coin,
  amount,
  {
    key: 'status',
    header: texts.status,
    inCard: 'state',
    cell: (withdrawal) => <WithdrawalStatusCell withdrawal={withdrawal} />,
    sortBy: byCaption(({ status }) => withdrawalStatus(status).caption),
    placeholder: '140px',
  },
  {
    key: 'transaction',
    header: texts.transaction,
    cell: (withdrawal) =>
      wasNeverSent(withdrawal) ? (
        historyTexts.neverSent
      ) : (
        <TransactionCell symbol={withdrawal.symbol} transactionId={withdrawal.walletTxId} />
      ),
    placeholder: '160px',
  },
  details,
];
