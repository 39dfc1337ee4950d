import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const stake = {
  email: text('the email address of a trader set up by an earlier state, with two-factor on'),
  stake: text('the id of the stake (replaceable)'),
  plan: text('`flexible` or `fixed`'),
  amount: text('the amount in XDC, decimal text'),
  tenure: text('the period in months'),
  clientId: text('the client stake id that was sent with it'),
};

const sinceBegun =
  'Staking is open, and the trader has made this stake, using a different code from the app. The trader was given ' +
  'exactly the funds it needed, on top of any other funds.';

/** Whether staking is open, and what a trader has staked. */
export const stakingStates = {
  'staking open': {
    meaning: 'New stakes are accepted, and exactly this much more can be staked before the cap is reached.',
    parameters: { room: text('the amount that can still be staked, in XDC, decimal text') },
  },
  'staking stopped': { meaning: 'No new stakes are accepted.', parameters: {} },
  'a stake': { meaning: `${sinceBegun} It is active and will be renewed automatically.`, parameters: stake },
  'a stake without renewal': {
    meaning: `${sinceBegun} It is active, and its automatic renewal was turned off.`,
    parameters: stake,
  },
  'a revoked stake': {
    meaning: `${sinceBegun} It was just revoked, and the coins have not been returned yet.`,
    parameters: stake,
  },
  'a stake that was rewarded': {
    meaning:
      'Like `a stake`, but flexible and started 40 days ago: its first month has ended, and the reward has been paid.',
    parameters: stake,
  },
} as const satisfies ProviderStates;
