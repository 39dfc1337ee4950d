import { MatchersV3 } from '@pact-foundation/pact';
import { email, post } from './accounts';
import { exactly, fromState, id, moment, type Asked } from './matchers';
import type { Refused } from './refusals';
import { asTrader } from './sessions';
import { state } from './states/states';

const { regex } = MatchersV3;

const secret = 'JBSWY3DPEHPK3PXP';

export const approvedIdentity = state('approved identity', { email });
export const twoFactorForADay = state('two-factor on for a day', { email, secret });
export const freshTwoFactor = state('two-factor on', { email, secret });

/** A call by a trader who meets every condition for withdrawing. */
export const asWithdrawer = () =>
  asTrader()
    .given(...approvedIdentity)
    .given(...twoFactorForADay);

export const funds = (coin: string, amount: string) => state('funds of a trader', { email, coin, amount });

/** A withdrawal of the trader in these pacts. */
export const withdrawal = {
  email,
  withdrawal: 'w-5002',
  coin: 'XDC',
  amount: '40000',
  address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  clientId: '5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162',
} as const;

export const requested = state('a withdrawal', withdrawal);
export const approved = state('a withdrawal that was approved', withdrawal);
export const completed = state('a completed withdrawal', withdrawal);
export const cancelled = state('a cancelled withdrawal', withdrawal);

/** The current code of the authenticator app, which can't be known in advance. */
export const appCode = { example: '287082', asked: fromState('appCode', '287082') };
export const mailedCode = { example: '48210', asked: fromState('code', '48210') };

export const withdrawalCode = (coin: string, amount: string) =>
  state('a withdrawal code', { email, coin, amount, code: mailedCode.example });

/** The form of a wallet call. It has no trader id, since the token identifies the trader. */
export const postWallet = (path: string, fields: Record<string, Asked>, authorization: Asked) => {
  const request = post(path, { exchange_id: '1', ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};

export const kycNotCompleted: Refused = { status: 403, message: 'Your KYC is not completed.' };

export const twoFactorOff: Refused = { status: 403, message: 'Please enable 2FA.' };

export const tooEarly: Refused = {
  status: 403,
  message: 'Please wait at least 24 hours after you have enabled 2FA or reset your password.',
};

export const insufficient: Refused = { status: 400, message: 'Insufficient Fund', field: 'amount' };

export const withdrawalsPaused: Refused = {
  status: 409,
  message: 'Withdrawals of XDC are paused.',
  field: 'currency',
};

/** A transaction hash. */
export const transaction = '0x19e4f2a6c0b87d3518fe60a94cd27b5310ef86ad49c2b7581d03e6fa9b74c5d0';

const requestedAt = '2026-03-02T10:20:00.000Z';

/** The documented fields of a withdrawal, the same in calls and messages. */
export const withdrawalItem = (status: string, walletTxId: ReturnType<typeof id> | null = null) => ({
  status,
  currencyName: withdrawal.coin,
  amount: exactly(withdrawal.amount),
  createdAt: moment(requestedAt),
  transactionId: id(withdrawal.withdrawal),
  walletTxId,
  paymentType: regex('^(Auto|Manual)$', 'Manual'),
});

/** Our extensions to those fields. */
export const withdrawalDetails = (fee: string, received: string) => ({
  fee: exactly(fee),
  receiveAmount: exactly(received),
  address: withdrawal.address,
  client_withdrawal_id: withdrawal.clientId,
});

/** The documented fields of a deposit, the same in calls and messages. */
export const depositItem = (status: string, amount: string) => ({
  status,
  currencyName: 'XDC',
  amount: exactly(amount),
  createdAt: moment('2026-02-26T08:41:00.000Z'),
  transactionId: id(transaction),
});

/** A step of a timeline; other steps may come before or after it. */
export const stepAt = (step: string) => ({ step, at: moment(requestedAt) });
