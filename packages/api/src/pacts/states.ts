import { accountStates } from './accountStates';
import { kycStates } from './kycStates';
import { profileStates } from './profileStates';
import type { Parameter, ProviderStates } from './providerState';
import { referralStates } from './referralStates';
import { swapStates } from './swapStates';
import { stakingStates } from './stakingStates';
import { tradingStates } from './tradingStates';
import { walletStates } from './walletStates';

const pair: Parameter & { type: 'text' } = { type: 'text', meaning: 'the pair, as `BASE-QUOTE`' };
const coin: Parameter & { type: 'text' } = { type: 'text', meaning: 'the coin, by its symbol' };

/**
 * Every state that a pact asks a backend to be in. A name says the same for ever, and what differs from one use to
 * the next is a parameter; who uses which is read from the pacts.
 */
export const states = {
  'no trades': {
    meaning: 'Nothing has been traded yet, on any pair: there are no prices and no candles.',
    parameters: {},
  },
  'a pair with a price': {
    meaning: 'The pair was traded within the last 24 hours, first at `price` less `change` and last at `price`.',
    parameters: {
      pair,
      price: { type: 'text', meaning: 'the last price, decimal text in the quote currency' },
      change: { type: 'text', meaning: 'how far it moved in 24 hours, decimal text, negative where it fell' },
    },
  },
  'candles of a pair': {
    meaning: 'The pair has `count` candles of this length without a gap between them, and no others.',
    parameters: {
      pair,
      resolution: { type: 'text', meaning: 'the length of a candle, as the call takes it: `15`, `1D`' },
      from: { type: 'number', meaning: 'where the first one begins, in seconds since 1970' },
      count: { type: 'number', meaning: 'how many there are' },
    },
  },
  'a coin closed for deposit': {
    meaning: 'Deposits of the coin are stopped, its withdrawals are not.',
    parameters: { coin },
  },
  'a coin closed for withdrawal': {
    meaning: 'Withdrawals of the coin are stopped, its deposits are not.',
    parameters: { coin },
  },
  'a pair under maintenance': {
    meaning: 'The pair exists and cannot be traded now.',
    parameters: { pair },
  },
  'only withdrawals open': {
    meaning:
      'The exchange is being wound down: it takes no orders, swaps, stakes, deposits or new accounts, whatever else is open.',
    parameters: {},
  },
  'a flood of calls': {
    meaning:
      'More calls have come from where the verifier calls than the exchange takes of one address: it takes none from ' +
      'there as long as the state holds. Being told of a state is no such call.',
    parameters: {},
  },
  ...accountStates,
  ...kycStates,
  ...profileStates,
  ...referralStates,
  ...swapStates,
  ...stakingStates,
  ...tradingStates,
  ...walletStates,
} as const satisfies ProviderStates;

export type StateName = keyof typeof states;

interface Given {
  text: string;
  number: number;
}

export type StateParameters<Name extends StateName> = {
  [Key in keyof (typeof states)[Name]['parameters']]: (typeof states)[Name]['parameters'][Key] extends {
    type: infer Type extends keyof Given;
  }
    ? Given[Type]
    : never;
};

/** A state with its parameters, to be spread into a pact's `given`. */
export const state = <Name extends StateName>(name: Name, parameters: StateParameters<Name>) =>
  [name, parameters] as const;
