import {
  assets,
  assetOf,
  feeTexts,
  serviceFigures as figures,
  showCoins,
  dailyWithdrawalLimit,
} from '@exchange/domain';
import type { TextPage } from './page';

const withdrawalFee = (symbol: (typeof assets)[number]['symbol']): string => {
  const { withdrawalFee: fee, withdrawalFeePercent } = assetOf(symbol);
  if (withdrawalFeePercent !== '0') return `${withdrawalFeePercent}0%`;
  return fee === '0' ? feeTexts.deposit : showCoins(fee, symbol);
};

export const terms: TextPage = {
  title: 'Terms of Use',
  description: 'The rules for using the exchange: accounts, verification, trading, withdrawals and closure.',
  lead: 'These terms apply to everyone who uses {brand}. By opening an account you accept them.',
  updated: '2026-11-24',
  chapters: [
    {
      id: 'who-may-use-it',
      title: 'Who may use the exchange',
      passages: [
        `You must be ${String(figures.minimumAge)} or older and allowed to use a service like this where you live.`,
        'Registration needs your name, an email address and a password. Give your own, keep them up to date, and keep your password and codes to yourself. You answer for what happens with your account.',
      ],
    },
    {
      id: 'verification',
      title: 'Identity verification',
      passages: [
        `You can trade without verifying your identity. Before any withdrawal, identity verification (KYC) and two-factor authentication are required, and withdrawals begin ${String(figures.withdrawalWaitHours)} hours after two-factor authentication was turned on.`,
        'We may ask for further documents, and refuse or pause a service where the law requires it.',
      ],
    },
    {
      id: 'trading',
      title: 'Trading',
      passages: [
        'An order is binding once it is placed. You can cancel what is not filled yet. Trades can’t be reversed.',
        `A sell order must be deposited within ${String(figures.sellDepositMinutes)} minutes, with at least ${String(figures.sellDepositConfirmations)} confirmation. Otherwise it may be cancelled.`,
        'Purchased crypto is not refundable.',
        'Trading fees are listed under [Fees](/fees).',
      ],
    },
    {
      id: 'sending',
      title: 'Sending coins to someone without an account',
      passages: [
        `A recipient who doesn't open an account within ${String(figures.unregisteredRecipientDays)} days forfeits the funds sent.`,
      ],
    },
    {
      id: 'withdrawals',
      title: 'Deposits and withdrawals',
      passages: [
        'Deposits are free. Send only the coin, on the network, that the deposit screen names: anything else may be lost.',
        `Withdrawals are limited to ${showCoins(dailyWithdrawalLimit, 'XDC')} a day, all coins together. Larger withdrawals get stricter security checks that may take ${figures.stricterChecksHours} hours; delivery may take up to ${String(figures.deliveryHours)} hours.`,
        'These are the usual withdrawal fees. The fee you pay is shown before you confirm.',
        { columns: ['Coin', 'Withdrawal fee'], rows: assets.map(({ symbol }) => [symbol, withdrawalFee(symbol)]) },
      ],
    },
    {
      id: 'suspension',
      title: 'Suspension',
      passages: [
        'We may put an account on hold or cancel withdrawals where we suspect fraud, money laundering or a breach of these terms. You can still sign in, see your balances and cancel orders.',
      ],
    },
    {
      id: 'closure',
      title: 'Closing an account',
      passages: [
        `You can close your account at any time by a [support ticket](/support). After closure the account can be moved out for ${String(figures.closureDays)} days.`,
      ],
    },
    {
      id: 'risk',
      title: 'Risk',
      passages: [
        'Prices of digital assets change quickly, and you can lose all you put in. Nothing here is advice. Only use money that you can afford to lose.',
      ],
    },
  ],
};
