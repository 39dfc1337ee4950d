import {
  assets,
  feeTexts,
  requestTexts,
  serviceFigures as figures,
  showCoins,
  spotPairs,
  stakingPlans,
  dailyWithdrawalLimit,
  showExactly,
} from '@exchange/domain';
import type { FaqSection } from './page';

const { flexible, fixed } = stakingPlans;

export const faqs: readonly FaqSection[] = [
  {
    id: 'accounts',
    title: 'Accounts',
    questions: [
      {
        id: 'open-account',
        question: 'How do I open an account?',
        answer: [
          '[Register](/register) with your name, an email address and a password, then follow the link we email you.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer: [
          `Ask for a [link to reset it](/forgot_password). The link is valid for ${String(figures.resetLinkMinutes)} minutes and works once.`,
        ],
      },
      {
        id: 'change-details',
        question: 'Where do I change my details?',
        answer: ['In your [profile](/profile), under Edit Profile.'],
      },
    ],
  },
  {
    id: 'rules-and-security',
    title: 'Rules and Security',
    questions: [
      {
        id: 'kyc-to-trade',
        question: 'Do I need KYC to trade?',
        answer: [
          `No. You can trade without it. Withdrawals need approved KYC, which takes ${figures.kycHours} working hours.`,
        ],
      },
      {
        id: 'two-factor',
        question: 'Do I need two-factor authentication?',
        answer: [
          `Two-factor authentication (2FA) is mandatory for withdrawals and staking. Withdrawals are possible ${String(figures.withdrawalWaitHours)} hours after you turn it on. Set it up in your [profile](/profile).`,
        ],
      },
      {
        id: 'codes',
        question: 'How long are codes and links valid?',
        answer: [
          {
            points: [
              `A code from your authenticator app: ${String(figures.twoFactorCodeSeconds)} seconds.`,
              `A code we email you (OTP): ${String(figures.emailCodeMinutes)} minutes.`,
              `A link to turn off 2FA: ${String(figures.resetLinkMinutes)} minutes.`,
            ],
          },
        ],
      },
      {
        id: 'password-rules',
        question: 'What makes a password acceptable?',
        answer: [
          'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character, no spaces, and different from your old one.',
        ],
      },
    ],
  },
  {
    id: 'trade',
    title: 'Trade',
    questions: [
      {
        id: 'pairs',
        question: 'What can I trade?',
        answer: [`${spotPairs.map(({ name }) => name).join(', ')}.`],
      },
      {
        id: 'trading-fees',
        question: 'What does trading cost?',
        answer: ['0.50% on both sides, and nothing for XDC-XDCE. The [fees page](/fees) has the current figures.'],
      },
      {
        id: 'order-types',
        question: 'Which orders are there?',
        answer: ['Limit orders. You set the price and the amount, and your order fills at that price or better.'],
      },
    ],
  },
  {
    id: 'token-deposit',
    title: 'Token Deposit',
    questions: [
      {
        id: 'minimum-deposits',
        question: 'What are the minimum deposits?',
        answer: [
          {
            columns: ['Coin', 'Minimum deposit', 'Fee'],
            rows: assets.map(({ symbol, minimumDeposit }) => [
              symbol,
              showCoins(minimumDeposit, symbol),
              feeTexts.deposit,
            ]),
          },
        ],
      },
      {
        id: 'deposit-arrival',
        question: 'When does my deposit arrive?',
        answer: [
          'After 1 confirmation you can trade with it; after 3 you can withdraw it. Follow it in your [history](/history).',
        ],
      },
      {
        id: 'usdt-network',
        question: 'Which USDT do you support?',
        answer: ['Only ERC20 USDT on Ethereum. USDT on another network may be lost.'],
      },
    ],
  },
  {
    id: 'token-withdrawals',
    title: 'Token Withdrawals',
    questions: [
      {
        id: 'withdraw-requirements',
        question: 'What do I need to withdraw?',
        answer: [
          `Approved KYC, 2FA, and ${String(figures.withdrawalWaitHours)} hours since you turned on 2FA or reset your password.`,
        ],
      },
      {
        id: 'withdrawal-limit',
        question: 'How much can I withdraw?',
        answer: [`${showCoins(dailyWithdrawalLimit, 'XDC')} a day, all coins together. The day begins at 00:00 UTC.`],
      },
      {
        id: 'withdrawal-time',
        question: 'How long does a withdrawal take?',
        answer: [
          `Delivery of crypto may take up to ${String(figures.deliveryHours)} hours. Larger withdrawals get stricter security checks that may take ${figures.stricterChecksHours} hours. See where yours is in the [history](/history).`,
        ],
      },
      {
        id: 'withdrawal-fees',
        question: 'What does a withdrawal cost?',
        answer: [`It depends on the coin: see [fees](/fees). For XDCE it is ${feeTexts.xdceWithdrawal}.`],
      },
    ],
  },
  {
    id: 'xdc-staking',
    title: 'XDC Staking',
    questions: [
      {
        id: 'staking-kinds',
        question: 'What is the difference between flexible and fixed staking?',
        answer: [
          'Flexible staking pays a reward each month and can be revoked. Fixed staking pays once, at the end, at a higher rate, and can’t be revoked.',
          {
            columns: ['Kind', 'Minimum', 'Maximum', 'In multiples of'],
            rows: [
              ['Flexible', showExactly(flexible.minimum), showExactly(flexible.maximum), showExactly(flexible.step)],
              ['Fixed', showExactly(fixed.minimum), showExactly(fixed.maximum), showExactly(fixed.step)],
            ],
          },
        ],
      },
      {
        id: 'staking-rates',
        question: 'What do I earn?',
        answer: [
          {
            columns: ['Kind', 'Months', 'Yearly yield'],
            rows: [
              ...flexible.terms.map(({ months, yearlyRate }) => ['Flexible', String(months), `${yearlyRate}%`]),
              ...fixed.terms.map(({ months, yearlyRate }) => ['Fixed', String(months), `${yearlyRate}%`]),
            ],
          },
        ],
      },
      {
        id: 'revoke-stake',
        question: 'When do I get a revoked stake back?',
        answer: ['Within 7 days. The current month’s reward is lost.'],
      },
    ],
  },
  {
    id: 'add-assets',
    title: 'Add Assets',
    questions: [
      {
        id: 'list-coin',
        question: 'How do I get a coin listed?',
        answer: ['Send us the [form for adding an asset](/add-asset), for an ERC20 token or any other coin.'],
      },
    ],
  },
  {
    id: 'otc',
    title: 'OTC',
    questions: [
      {
        id: 'otc-terms',
        question: 'How do OTC trades work?',
        answer: [
          { points: [requestTexts.otcMinimum, requestTexts.otcReply, requestTexts.otcCompletion] },
          'Access requires AML/KYC checks. Ask the [OTC desk](/otc) for a price.',
        ],
      },
    ],
  },
  {
    id: 'api',
    title: 'API',
    questions: [
      {
        id: 'api-keys',
        question: 'Is there an API?',
        answer: [
          'Yes. The keys of your account are listed in your [profile](/profile), under Security. Never share them.',
        ],
      },
    ],
  },
  {
    id: 'partnership',
    title: 'Partnership',
    questions: [
      {
        id: 'become-partner',
        question: 'How can we work together?',
        answer: ['By a whitelabel platform or by referrals: tell us about it in the [partnership form](/partnership).'],
      },
    ],
  },
  {
    id: 'other-queries',
    title: 'Other Queries',
    questions: [
      {
        id: 'contact-support',
        question: 'My question isn’t answered here.',
        answer: [`Write to [support](/support). Support hours are ${requestTexts.supportHours}.`],
      },
      {
        id: 'link-to-answer',
        question: 'How do I link to one of these answers?',
        answer: [
          'Every answer has its own address: open it, and copy the address from your browser. All of them are in the [FAQs](/faqs).',
        ],
      },
    ],
  },
  {
    id: 'regulations',
    title: 'Regulations',
    questions: [
      {
        id: 'age',
        question: 'How old must I be?',
        answer: [`${String(figures.minimumAge)} or older.`],
      },
      {
        id: 'why-kyc',
        question: 'Why do you ask for documents?',
        answer: [
          'Rules against money laundering oblige us to know who takes money out. See the [terms](/terms) and the [privacy policy](/privacy).',
        ],
      },
    ],
  },
];
