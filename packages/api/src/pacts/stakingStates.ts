import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const stake = {
  email: text('the email address of the trader, whom an earlier state has named and given two-factor'),
  stake: text('the id of the stake; may be replaced'),
  plan: text('`flexible` or `fixed`'),
  amount: text('how many XDC, decimal text'),
  tenure: text('the period in months'),
  clientId: text('the client stake id that it was made with'),
};

const sinceBegun =
  'Staking is open, and the trader has staked this with another code of the app. What it took the trader had for it, ' +
  'besides other funds.';

/** Whether stakes are taken, and what a trader has staked. */
export const stakingStates = {
  'staking open': {
    meaning: 'New stakes are taken, and the cap leaves just so much room.',
    parameters: { room: text('how many XDC can still be staked, decimal text') },
  },
  'staking stopped': { meaning: 'No new stakes are taken.', parameters: {} },
  'a stake': { meaning: `${sinceBegun} It is active and renews itself.`, parameters: stake },
  'a stake without renewal': {
    meaning: `${sinceBegun} It is active, and its automatic renewal was turned off.`,
    parameters: stake,
  },
  'a revoked stake': {
    meaning: `${sinceBegun} It was revoked just now and has not returned yet.`,
    parameters: stake,
  },
  'a stake that was rewarded': {
    meaning: 'As `a stake`, but flexible and begun 40 days ago: its first month has ended, and its reward was paid.',
    parameters: stake,
  },
} as const satisfies ProviderStates;
