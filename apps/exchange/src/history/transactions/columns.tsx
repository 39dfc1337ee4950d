import { withdrawalStatus } from '@exchange/domain';
import { DetailToggle, Timestamp, type DataColumn } from '@exchange/ui';
import { AmountCell, CoinCell, DepositStatus, TransactionCell, WithdrawalStatusCell } from './cells';
import { byAmount, byCaption, byCoin, byTime } from './sortTransactions';
import { listTexts as texts } from './texts';
import type { Deposit, Withdrawal } from '../../entities/transactions/transaction';

type Row = Deposit | Withdrawal;

const time: DataColumn<Row> = {
  key: 'createdAt',
  header: texts.time,
  cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
  sortBy: byTime,
  sortsFirst: 'descending',
  placeholder: '136px',
};

const coin: DataColumn<Row> = {
  key: 'symbol',
  header: texts.coin,
  isRowHeader: true,
  cell: ({ symbol }) => <CoinCell symbol={symbol} />,
  sortBy: byCoin,
};

const amount: DataColumn<Row> = {
  key: 'amount',
  header: texts.amount,
  align: 'end',
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
    cell: ({ status }) => <DepositStatus status={status} />,
    sortBy: byCaption(({ status }) => status),
  },
  {
    key: 'transaction',
    header: texts.transaction,
    cell: ({ symbol, transactionId }) => (
      <TransactionCell {...{ symbol, transactionId }} otherwise={texts.noTransaction} />
    ),
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
    cell: (withdrawal) => <WithdrawalStatusCell withdrawal={withdrawal} />,
    sortBy: byCaption(({ status }) => withdrawalStatus(status).caption),
    placeholder: '140px',
  },
  {
    key: 'transaction',
    header: texts.transaction,
    cell: ({ symbol, walletTxId }) => (
      <TransactionCell symbol={symbol} transactionId={walletTxId} otherwise={texts.notSent} />
    ),
    placeholder: '160px',
  },
  details,
];
