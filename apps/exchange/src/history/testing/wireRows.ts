import { transactions } from '../transactions/testing/sampleTransactions';
import type { WireDeposit, WireWithdrawal } from '#entities/transactions/transaction.ts';
import type { ScriptedHistoryOptions } from './scriptedHistory';

const requested = { step: 'requested', at: '2026-03-02T10:20:00.000Z', waitsFor: 'review' } as const;

export const pending = {
  status: 'Pending',
  currencyName: 'XDC',
  amount: '40000',
  createdAt: '2026-03-02T10:20:00.000Z',
  transactionId: 'w-5002',
  walletTxId: null,
  paymentType: 'Manual',
  fee: '0',
  receiveAmount: '40000',
  address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  destinationTag: null,
  steps: [requested],
} as const satisfies WireWithdrawal;

const approvedAt = { step: 'approved', at: '2026-03-02T10:41:07.000Z', waitsFor: 'sending' } as const;

export const approved = {
  ...pending,
  status: 'Process',
  steps: [requested, approvedAt],
} as const satisfies WireWithdrawal;

const older = {
  ...{ status: 'Completed', currencyName: 'XRP', amount: '75', createdAt: '2026-02-20T06:00:05.000Z' },
  ...{ transactionId: 'w-4987', walletTxId: transactions.XRP, paymentType: 'Auto' },
} as const satisfies WireWithdrawal;

const seen = { step: 'seen', at: '2026-03-02T10:25:00.000Z', confirmations: 0 } as const;

export const arriving = {
  ...{ depositId: 'd-1', status: 'Pending', currencyName: 'ETH', amount: '0.75', transactionId: transactions.XDC },
  ...{ createdAt: '2026-03-02T10:25:00.000Z', confirmations: 0, confirmationsNeeded: 3, steps: [seen] },
} as const satisfies WireDeposit;

const oldDeposits: WireDeposit[] = Array.from({ length: 60 }, (_, at) => ({
  ...{ depositId: `d-old-${String(at)}`, status: 'Completed', currencyName: at % 2 === 0 ? 'XDC' : 'BTC' },
  ...{ amount: String(100 + at), createdAt: new Date(Date.parse('2026-02-01T00:00:00Z') - at * 60_000).toISOString() },
  ...{ transactionId: `0x${String(at).padStart(64, '0')}`, confirmations: 3, confirmationsNeeded: 3, steps: [seen] },
}));

export const rows: ScriptedHistoryOptions = { deposits: [arriving, ...oldDeposits], withdrawals: [pending, older] };
