import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');

const funds = {
  email,
  coin: text('the symbol of the coin'),
  amount: text('the amount, decimal text'),
};

const withdrawal = {
  withdrawal: text('the id of the withdrawal (replaceable)'),
  ...funds,
  address: text('the destination address; the coin has no destination tags'),
  clientId: text('the client withdrawal id that was sent with it'),
};

const sinceRequested =
  'The trader, who is allowed to withdraw thanks to earlier states, has requested this withdrawal with the right ' +
  'codes. The trader was given exactly the funds it needed, on top of any other funds.';

/** Deposits and withdrawals. The states of an interaction are in chronological order: the last one is the newest. */
export const walletStates = {
  'approved identity': {
    meaning: "The trader's identity verification (KYC) has been approved.",
    parameters: { email },
  },
  'two-factor on for a day': {
    meaning:
      "Like `two-factor on`, including the app's code in the response, but turned on more than 24 hours ago. The " +
      'password has not been reset since, so there is no waiting period for withdrawals.',
    parameters: { email, secret: text('the secret the app was set up with, in base32') },
  },
  'what a withdrawal costs': {
    meaning:
      'The operator has just set the withdrawal fee and the minimum withdrawal of the coin. There is no additional ' +
      'percentage fee.',
    parameters: {
      coin: funds.coin,
      minimum: text('the minimum withdrawal, decimal text'),
      fee: text('the fee, which is included in the amount, decimal text'),
    },
  },
  'a withdrawal code': {
    meaning:
      'The trader was just emailed this code for withdrawing exactly this amount of the coin. It has not been used yet.',
    parameters: { ...funds, code: text('five digits (replaceable)') },
  },
  'a daily limit that is used up': {
    meaning:
      'The trader, who is allowed to withdraw thanks to earlier states, has withdrawn 2500000 XDC today: exactly the ' +
      'limit. The trader was given the funds for it, on top of any other funds.',
    parameters: { email },
  },
  'a saved address': {
    isExtension: true,
    meaning: 'The trader has just saved this withdrawal address, and has no other saved address for the coin.',
    parameters: {
      savedAddress: text('the id of the entry in the address book (replaceable)'),
      email,
      coin: text('the symbol of a coin without destination tags'),
      label: text("the trader's name for it"),
      address: text('a valid address for the coin'),
    },
  },
  'a full address book': {
    isExtension: true,
    meaning: 'The trader has already saved 100 other addresses for the coin, which is the maximum.',
    parameters: { email, coin: text('the symbol of a coin without destination tags') },
  },
  'a deposit address': {
    meaning: 'The trader has requested a deposit address for the coin before, so there already is one.',
    parameters: { email, coin: funds.coin },
  },
  'a deposit': {
    meaning:
      "This amount has just been sent to the trader's deposit address, and the confirmations have arrived one by one. " +
      'With the first one it is credited, on top of any other funds.',
    parameters: { ...funds, confirmations: { type: 'number', meaning: 'the number of confirmations, from 0 to 3' } },
  },
  'a deposit that is kept': {
    meaning:
      "This amount has just been sent to the trader's deposit address. It has its first confirmation, but is less than " +
      'the minimum deposit, so it is held for review and not credited.',
    parameters: funds,
  },
  'a deposit that was reversed': {
    meaning:
      "This amount was sent to the trader's deposit address and credited with its first confirmation. It has just been " +
      'reversed, because the chain dropped the transaction. The trader still had all of it.',
    parameters: funds,
  },
  'a withdrawal': {
    meaning: `${sinceRequested} It is pending and has not been approved.`,
    parameters: withdrawal,
  },
  'a withdrawal that was approved': {
    meaning: `${sinceRequested} It was approved by a person and is waiting to be sent.`,
    parameters: withdrawal,
  },
  'a completed withdrawal': {
    meaning: `${sinceRequested} It was approved and sent, and has all its confirmations.`,
    parameters: withdrawal,
  },
  'a cancelled withdrawal': {
    meaning: `${sinceRequested} The trader has then cancelled it and has the amount back, on top of any other funds.`,
    parameters: withdrawal,
  },
} as const satisfies ProviderStates;
