import type { Deposit, DepositStep, Withdrawal, WithdrawalStep } from '#entities/transactions/transaction.ts';

/** A Monday, within office hours. */
export const sampleNow = Date.parse('2026-03-02T10:30:00Z');

const minute = 60_000;

/** This many minutes from now; earlier if negative. */
export const inMinutes = (minutes: number): string => new Date(sampleNow + minutes * minute).toISOString();

export const addresses = {
  XDC: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  XRP: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
} as const;

export const transactions = {
  XDC: '0x7d1c0be5a3f94827c61d0e8b52f7a39460cb1de8f52a7340b96ce1d7f8043a2b',
  XRP: 'B5D0C6A1F29E4873D15C0E7AB84F63925D1EC07F3A98B46E20D7F1C58A396EB4',
} as const;

export const withdrawal = (given: Partial<Withdrawal> = {}): Withdrawal => ({
  key: given.transactionId ?? 'w-5002',
  symbol: 'XDC',
  amount: '40000',
  status: 'Pending',
  createdAt: inMinutes(-10),
  transactionId: 'w-5002',
  walletTxId: undefined,
  paymentType: 'Manual',
  fee: '0',
  receiveAmount: '40000',
  address: addresses.XDC,
  destinationTag: undefined,
  clientId: undefined,
  steps: [{ step: 'requested', at: inMinutes(-10), waitsFor: 'review', until: inMinutes(50) }],
  ...given,
});

export const deposit = (given: Partial<Deposit> = {}): Deposit => ({
  key: 'd-1',
  symbol: 'XDC',
  amount: '150000',
  status: 'Completed',
  createdAt: inMinutes(-30),
  transactionId: transactions.XDC,
  confirmations: 3,
  confirmationsNeeded: 3,
  keptFor: undefined,
  steps: [
    { step: 'seen', at: inMinutes(-30), confirmations: 0 },
    { step: 'credited', at: inMinutes(-29), confirmations: 1 },
    { step: 'confirmed', at: inMinutes(-28), confirmations: 2 },
    { step: 'confirmed', at: inMinutes(-27), confirmations: 3 },
  ],
  ...given,
});

const requested: WithdrawalStep = { step: 'requested', at: inMinutes(-90) };
const approved: WithdrawalStep = { step: 'approved', at: inMinutes(-70) };
const sent: WithdrawalStep = { step: 'sent', at: inMinutes(-60), waitsFor: 'confirmations', until: inMinutes(5) };
const confirmed = (confirmations: number): WithdrawalStep => ({
  ...{ step: 'confirmed', at: inMinutes(-60 + confirmations), confirmations },
  ...{ waitsFor: 'confirmations', until: inMinutes(5) },
});

const toRipple: Partial<Withdrawal> = {
  symbol: 'XRP',
  amount: '75',
  fee: '0.25',
  receiveAmount: '74.75',
  address: addresses.XRP,
  destinationTag: '104218337',
  paymentType: 'Auto',
  createdAt: inMinutes(-90),
};

const completedSteps = [requested, approved, sent, confirmed(1), confirmed(2), confirmed(3)];

/** One for each status, newest first. */
export const sampleWithdrawals = {
  review: withdrawal(),
  automatic: withdrawal({
    ...{ transactionId: 'w-5001', key: 'w-5001', paymentType: 'Auto', createdAt: inMinutes(-20) },
    steps: [{ step: 'requested', at: inMinutes(-20), waitsFor: 'approval', until: inMinutes(10) }],
  }),
  lastNight: withdrawal({
    ...{ transactionId: 'w-5000', key: 'w-5000', symbol: 'BTC', amount: '0.00512345', createdAt: inMinutes(-720) },
    ...{ fee: '0.001', receiveAmount: '0.00412345', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
    steps: [{ step: 'requested', at: inMinutes(-720), waitsFor: 'checks', until: inMinutes(-1) }],
  }),
  queued: withdrawal({
    ...{ ...toRipple, transactionId: 'w-4999', key: 'w-4999', status: 'Process', walletTxId: transactions.XRP },
    ...{ createdAt: inMinutes(-1000), steps: [requested, approved, sent, confirmed(1)] },
  }),
  completed: withdrawal({
    ...{ ...toRipple, transactionId: 'w-4998', key: 'w-4998', status: 'Completed', walletTxId: transactions.XRP },
    ...{ createdAt: inMinutes(-2000), steps: [...completedSteps, { step: 'completed', at: inMinutes(-55) }] },
  }),
  cancelled: withdrawal({
    ...{ transactionId: 'w-4997', key: 'w-4997', status: 'Cancelled', createdAt: inMinutes(-3000) },
    steps: [
      { step: 'requested', at: inMinutes(-3000) },
      { step: 'cancelled', at: inMinutes(-2990), by: 'exchange', reason: 'The address belongs to a closed account.' },
    ],
  }),
} as const satisfies Record<string, Withdrawal>;

const seen: DepositStep = { step: 'seen', at: inMinutes(-5), confirmations: 0 };
const credited: DepositStep = { step: 'credited', at: inMinutes(-4), confirmations: 1 };

export const sampleDeposits = {
  seen: deposit({
    ...{ key: 'd-9', symbol: 'ETH', amount: '0.75', status: 'Pending', confirmations: 0, createdAt: inMinutes(-5) },
    steps: [seen],
  }),
  credited: deposit({ key: 'd-8', confirmations: 1, createdAt: inMinutes(-6), steps: [seen, credited] }),
  completed: deposit(),
  kept: deposit({
    ...{ key: 'd-6', symbol: 'XRP', amount: '5', status: 'Pending', confirmations: 1, keptFor: 'minimum' },
    ...{ createdAt: inMinutes(-40), transactionId: transactions.XRP },
    steps: [seen, { step: 'kept', at: inMinutes(-3), keptFor: 'minimum' }],
  }),
  returned: deposit({
    ...{ key: 'd-5', symbol: 'XRP', amount: '120', status: 'Returned', createdAt: inMinutes(-50) },
    steps: [
      seen,
      { step: 'kept', at: inMinutes(-4), keptFor: 'tagMissing' },
      { step: 'returned', at: inMinutes(-2), transactionId: transactions.XRP, reason: 'Sent back to its sender.' },
    ],
  }),
  reversed: deposit({
    ...{ key: 'd-4', status: 'Reversed', confirmations: 0, createdAt: inMinutes(-60) },
    steps: [seen, credited, { step: 'reversed', at: inMinutes(-1), owed: '1000' }],
  }),
  gone: deposit({
    ...{ key: 'd-3', symbol: 'BTC', amount: '0.4', status: 'Reversed', confirmations: 0, createdAt: inMinutes(-70) },
    steps: [seen, { step: 'gone', at: inMinutes(-1) }],
  }),
} as const satisfies Record<string, Deposit>;

/** As sent by a server without extensions. */
export const plainWithdrawal = ({ ...row }: Withdrawal): Withdrawal => ({
  ...row,
  ...{ fee: undefined, receiveAmount: undefined, address: undefined, destinationTag: undefined, steps: undefined },
});

export const plainDeposit = ({ ...row }: Deposit): Deposit => ({
  ...row,
  ...{ confirmations: undefined, confirmationsNeeded: undefined, steps: undefined },
});
