import { noPortfolio } from '../../testing/scriptedWallet';
import type { Answered } from '@exchange/api';
import { createFakeExchange, ok, outOfReach, type Answer, type Sent } from '@exchange/api/testing';
import type { Session } from '@exchange/machines';
import { createQueries } from '#entities/createQueries.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import {
  createTestEnvironment,
  createTestPage,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';

export const usedAddress = 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae';

/** The first trader is `u-1001`. */
export const nextTrader: Session = {
  token: 'token-2',
  uniqueId: 'u-2002',
  email: 'bob@example.com',
  isTwoFactorOn: true,
  feeDetail: undefined,
};

type WireRow = Answered<'wallet'>['data'][number];
type WireWithdrawal = Answered<'transactionHistory'>['data'][number];

/** The outcome of a request: accepted, refused with a message, or unanswered, whether or not it arrived. */
export type WithdrawalOutcome =
  | 'accepted'
  | 'lost on the way back'
  | 'lost on the way there'
  | 'later'
  | { refused: string; field?: 'otp' | 'tfa' };

const walletRow: WireRow = {
  symbol: 'XDC',
  name: 'XDC Network',
  balance: '5000.123456789',
  inTrade: '0',
  allowWithdrawal: true,
  totalWithdrew: '40000',
  maxUserWithdrawal: '2500000',
  withdrawalStartIn: null,
  tfaStatus: 1,
  documentStatus: 'Approved',
};

const usedBefore: WireWithdrawal = {
  status: 'Completed',
  currencyName: 'XDC',
  amount: '2000',
  createdAt: '2026-01-15T10:04:12Z',
  transactionId: 'w-1',
  walletTxId: '0xaa',
  paymentType: 'Auto',
  address: usedAddress,
};

/** What an earlier page left behind. */
interface Before {
  storedInTab?: Record<string, string>;
  history?: readonly WireWithdrawal[];
}

/** Simulates an exchange with a trader who can withdraw XDC and XRP, and a clock that only moves when told to. */
export const createScriptedWithdrawals = ({ storedInTab = {}, history = [usedBefore] }: Before = {}) => {
  let clock = Date.parse('2026-03-02T10:00:00Z');
  let account: Partial<WireRow> = {};
  let outcome: WithdrawalOutcome = 'accepted';
  let hasIds = true;
  let isHistoryOpen = true;
  let answerNow = (): void => undefined;
  let rows = history;
  const page = createTestPage();
  const { feed, become } = createScriptedFeed();

  const book = ({ currency = '', amount = '', toAddress, client_withdrawal_id: id }: Sent<'requestWithdrawal'>) => {
    const createdAt = new Date(clock).toISOString();
    const common = { status: 'Pending', currencyName: currency, amount, createdAt, address: toAddress } as const;
    const transactionId = `w-${String(rows.length + 1)}`;
    const own = hasIds && id !== undefined ? { client_withdrawal_id: id } : {};
    rows = [{ ...common, transactionId, walletTxId: null, paymentType: 'Manual', ...own }, ...rows];
  };

  const taken = ok({ statusCode: 200, message: 'Your withdrawal request has been submitted.' });

  const requestWithdrawal = (
    sent: Sent<'requestWithdrawal'>,
  ): Answer<'requestWithdrawal'> | Promise<Answer<'requestWithdrawal'>> => {
    if (typeof outcome === 'object') {
      const { refused: message, field } = outcome;
      return { status: 400, body: { statusCode: 400, message, ...(field && { field }) } };
    }
    if (outcome === 'lost on the way there') return outOfReach();
    book(sent);
    if (outcome === 'lost on the way back') return outOfReach();
    return outcome === 'later' ? new Promise((resolve) => (answerNow = () => resolve(taken))) : taken;
  };

  const { fetch, sent } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    fees: ok({
      data: { tradingFees: [], withdrawalFees: [{ currencyName: 'XRP', minWithdrawal: '20', withdrawalFee: '0.25' }] },
    }),
    depositAddress: 'xdc',
    portfolio: noPortfolio,
    wallet: () =>
      ok({
        data: [
          { ...walletRow, ...account },
          { ...walletRow, symbol: 'XRP', name: 'XRP', balance: '320.25', ...account },
        ],
      }),
    transactionHistory: ({ type, currency, client_withdrawal_id: id }) => {
      if (type === 'Deposit') return ok({ data: [] });
      if (!isHistoryOpen && id !== undefined) return outOfReach();
      const ofCoin = rows.filter((row) => row.currencyName === currency);
      const isAsked = (row: WireWithdrawal) => 'client_withdrawal_id' in row && row.client_withdrawal_id === id;
      return ok({ data: id === undefined || !hasIds ? ofCoin : ofCoin.filter(isAsked) });
    },
    generateWithdrawalOtp: ok({ statusCode: 200, message: 'OTP sent to your email.' }),
    requestWithdrawal,
    withdrawalAddresses: ok({ statusCode: 200, data: [] }),
  });

  const environment = createTestEnvironment({ fetch, feed, page, now: () => clock, stored: storedTrader, storedInTab });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    queries: createQueries(services),
    now: () => clock,
    become,
    /** Moves the clock, and wakes the page, whose timers were stopped meanwhile. */
    passTime: (milliseconds: number) => {
      clock += milliseconds;
      page.dispatchEvent(new Event('visibilitychange'));
      if (typeof document !== 'undefined') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    changeAccount: (changed: Partial<WireRow>) => {
      account = changed;
    },
    answerWith: (next: WithdrawalOutcome) => {
      outcome = next;
    },
    answerNow: () => answerNow(),
    history: () => rows,
    /** From now on the history doesn't contain our ids. */
    forgetIds: () => {
      hasIds = false;
    },
    openHistory: (isOpen: boolean) => {
      isHistoryOpen = isOpen;
    },
    codeRequests: () =>
      sent('generateWithdrawalOtp').map(
        ({ currency = '', amount = '', toAddress = 'nowhere' }) => `${currency} ${amount} to ${toAddress}`,
      ),
    requests: () => sent('requestWithdrawal'),
    lookups: () => sent('transactionHistory').filter((fields) => fields['client_withdrawal_id'] !== undefined),
  };
};
