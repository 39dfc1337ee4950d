import { historyTexts } from '../messages/history';
import { findPair } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import { csvTime, type CsvColumn } from './csv';
import { wasNeverSent, withdrawalStatus } from './transactions';

export interface ExportedOrder {
  /** Undefined if the server doesn't send it. */
  orderId: string | undefined;
  name: string;
  tradeType: string | undefined;
  side: string;
  status: string;
  /** Undefined if nothing was filled. */
  averagePrice: DecimalText | undefined;
  /** The order's own price; undefined if the server doesn't send it. */
  price: DecimalText | undefined;
  amount: DecimalText;
  received: DecimalText;
  total: DecimalText;
  fee: DecimalText | undefined;
  updatedAt: string;
}

export interface ExportedDeposit {
  symbol: string;
  amount: DecimalText;
  status: string;
  createdAt: string;
  transactionId: string | undefined;
  confirmations: number | undefined;
}

export interface ExportedWithdrawal {
  symbol: string;
  amount: DecimalText;
  fee: DecimalText | undefined;
  receiveAmount: DecimalText | undefined;
  status: string;
  createdAt: string;
  paymentType: string | undefined;
  transactionId: string | undefined;
  walletTxId: string | undefined;
  address: string | undefined;
  destinationTag: string | undefined;
}

/** A staking reward, always in XDC. */
export interface ExportedReward {
  at: string;
  amount: DecimalText;
  status: string;
  stakingType: string | undefined;
  /** The stake that earned it, if the server says. */
  stakingId: string | undefined;
}

/** A buyer receives the base currency and a seller the quote; the fee is taken from what is received. */
const receivedCurrency = ({ name, side }: ExportedOrder): string | undefined => {
  const pair = findPair(name);
  return side.toLowerCase() === 'buy' ? pair?.base : pair?.quote;
};

/** Programs read the headers: never rename one that is in use, and add new ones at the end. */
export const orderColumns: readonly CsvColumn<ExportedOrder>[] = [
  { header: 'Updated (UTC)', cell: ({ updatedAt }) => csvTime(updatedAt) },
  { header: 'Pair', cell: ({ name }) => name },
  { header: 'Order type', cell: ({ tradeType }) => tradeType },
  { header: 'Side', cell: ({ side }) => side },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Average price', cell: ({ averagePrice }) => averagePrice },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Amount currency', cell: ({ name }) => findPair(name)?.base },
  { header: 'Total', cell: ({ total }) => total },
  { header: 'Total currency', cell: ({ name }) => findPair(name)?.quote },
  { header: 'Received', cell: ({ received }) => received },
  { header: 'Fee', cell: ({ fee }) => fee },
  { header: 'Received and fee currency', cell: receivedCurrency },
  { header: 'Order ID', cell: ({ orderId }) => orderId },
  { header: 'Price', cell: ({ price }) => price },
];

export const depositColumns: readonly CsvColumn<ExportedDeposit>[] = [
  { header: 'Created (UTC)', cell: ({ createdAt }) => csvTime(createdAt) },
  { header: 'Coin', cell: ({ symbol }) => symbol },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Confirmations', cell: ({ confirmations }) => confirmations?.toString() },
  { header: 'Transaction', cell: ({ transactionId }) => transactionId },
];

export const withdrawalColumns: readonly CsvColumn<ExportedWithdrawal>[] = [
  { header: 'Created (UTC)', cell: ({ createdAt }) => csvTime(createdAt) },
  { header: 'Coin', cell: ({ symbol }) => symbol },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Fee', cell: ({ fee }) => fee },
  { header: 'Received at the address', cell: ({ receiveAmount }) => receiveAmount },
  { header: 'Status', cell: ({ status }) => withdrawalStatus(status).caption },
  { header: 'Payment type', cell: ({ paymentType }) => paymentType },
  { header: 'Address', cell: ({ address }) => address },
  { header: 'Destination tag', cell: ({ destinationTag }) => destinationTag },
  { header: 'Withdrawal ID', cell: ({ transactionId }) => transactionId },
  { header: 'Transaction', cell: (row) => (wasNeverSent(row) ? historyTexts.neverSent : row.walletTxId) },
];

export const rewardColumns: readonly CsvColumn<ExportedReward>[] = [
  { header: 'Rewarded (UTC)', cell: ({ at }) => csvTime(at) },
  { header: 'Asset', cell: () => 'XDC' },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Staking type', cell: ({ stakingType }) => stakingType },
  { header: 'Stake', cell: ({ stakingId }) => stakingId },
];
