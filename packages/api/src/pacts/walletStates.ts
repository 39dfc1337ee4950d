import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of the trader, whom an earlier state has named');

const funds = {
  email,
  coin: text('the coin, by its symbol'),
  amount: text('how much of it, decimal text'),
};

const withdrawal = {
  withdrawal: text('the id of the withdrawal; may be replaced'),
  ...funds,
  address: text('where it goes; a coin without destination tags'),
  clientId: text('the client withdrawal id that it was requested with'),
};

const sinceRequested =
  'The trader, whom earlier states have let withdraw, has requested this withdrawal with the right codes. What it took ' +
  'the trader had for it, besides other funds.';

/** Deposits and withdrawals. What is there is told in the order of the states: the last one is the newest. */
export const walletStates = {
  'approved identity': {
    meaning: 'The identity of the trader (KYC) was checked and approved.',
    parameters: { email },
  },
  'two-factor on for a day': {
    meaning:
      'As `two-factor on`, code of the app included, but turned on more than 24 hours ago. The password was not reset ' +
      'since, so that withdrawals need not wait.',
    parameters: { email, secret: text('what the app was set up with, in base32') },
  },
  'what a withdrawal costs': {
    meaning:
      'The operator has just set the fee of a withdrawal of the coin and the least that can be withdrawn. No part of ' +
      'the amount is charged besides.',
    parameters: {
      coin: funds.coin,
      minimum: text('the least that can be withdrawn, decimal text'),
      fee: text('what is taken out of the amount, decimal text'),
    },
  },
  'a withdrawal code': {
    meaning:
      'The trader was just mailed this code to withdraw just this amount of the coin, and nobody has used it yet.',
    parameters: { ...funds, code: text('five digits; may be replaced') },
  },
  'a daily limit that is used up': {
    meaning:
      'The trader, whom earlier states have let withdraw, has withdrawn 2500000 XDC today: just the limit. The trader ' +
      'had them for it, besides other funds.',
    parameters: { email },
  },
  'a saved address': {
    meaning: 'The trader has just saved this address to withdraw to, and no other address of the coin.',
    parameters: {
      savedAddress: text('the id of the entry in the address book; may be replaced'),
      email,
      coin: text('the coin, by its symbol; one without destination tags'),
      label: text('what the trader calls it'),
      address: text('an address of the coin'),
    },
  },
  'a full address book': {
    meaning: 'The trader has saved 100 other addresses of the coin, and so cannot save another one.',
    parameters: { email, coin: text('the coin, by its symbol; one without destination tags') },
  },
  'a deposit address': {
    meaning: 'The trader has asked for the deposit address of the coin before, and so has one.',
    parameters: { email, coin: funds.coin },
  },
  'a deposit': {
    meaning:
      'Somebody has just paid this to the deposit address of the trader, and its chain shows it with this many ' +
      'confirmations, one after the other. From the first one on it is credited: the trader has it, besides other funds.',
    parameters: { ...funds, confirmations: { type: 'number', meaning: 'how many: 0 to 3' } },
  },
  'a deposit that is kept': {
    meaning:
      'Somebody has just paid this to the deposit address of the trader. It has its first confirmation, but is less ' +
      'than the minimum deposit: it is kept uncredited until somebody has looked at it.',
    parameters: funds,
  },
  'a deposit that was reversed': {
    meaning:
      'Somebody has paid this to the deposit address of the trader. It was credited with its first confirmation, and ' +
      'has just been taken back, since its chain dropped it. The trader still had all of it.',
    parameters: funds,
  },
  'a withdrawal': {
    meaning: `${sinceRequested} It is pending: nobody has approved it.`,
    parameters: withdrawal,
  },
  'a withdrawal that was approved': {
    meaning: `${sinceRequested} A person has approved it, and it waits to be sent.`,
    parameters: withdrawal,
  },
  'a completed withdrawal': {
    meaning: `${sinceRequested} It was approved and sent, and has all its confirmations.`,
    parameters: withdrawal,
  },
  'a cancelled withdrawal': {
    meaning: `${sinceRequested} The trader has then cancelled it, and has the amount back, besides other funds.`,
    parameters: withdrawal,
  },
} as const satisfies ProviderStates;
