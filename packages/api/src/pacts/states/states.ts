import { accountStates } from './accountStates';
import { kycStates } from './kycStates';
import { passkeyStates } from './passkeyStates';
import { profileStates } from './profileStates';
import type { Parameter, ProviderStates } from './providerState';
import { referralStates } from './referralStates';
import { swapStates } from './swapStates';
import { stakingStates } from './stakingStates';
import { tradingStates } from './tradingStates';
import { walletStates } from './walletStates';

const pair: Parameter & { type: 'text' } = { type: 'text', meaning: 'the pair, as `BASE-QUOTE`' };
const coin: Parameter & { type: 'text' } = { type: 'text', meaning: 'the symbol of the coin' };

/**
 * Every state that a pact requires of a backend. The meaning of a name never changes; whatever differs from one use to
 * the next is a parameter. Which interactions use a state is read from the pacts.
 */
export const states = {
  'no trades': {
    meaning: 'Nothing has been traded yet, on any pair: there are no prices and no candles.',
    parameters: {},
  },
  'a pair with a price': {
    meaning:
      'The pair was traded within the last 24 hours, first at `price` minus `change` and last at `price`, each time 1,000 of its base coin.',
    parameters: {
      pair,
      price: { type: 'text', meaning: 'the last price, decimal text in the quote currency' },
      change: { type: 'text', meaning: 'the change in 24 hours, decimal text, negative if the price fell' },
    },
  },
  'candles of a pair': {
    meaning:
      'The pair has `count` consecutive candles of this length, all with these figures, without gaps, and no others.',
    parameters: {
      pair,
      resolution: { type: 'text', meaning: 'the length of a candle, as in the call: `15`, `1D`' },
      from: { type: 'number', meaning: 'the start of the first one, in seconds since 1970' },
      count: { type: 'number', meaning: 'the number of candles' },
      open: {
        type: 'text',
        meaning: 'the first price, decimal text in the quote currency; `high`, `low` and `close` alike',
      },
      high: { type: 'text', meaning: 'the highest price' },
      low: { type: 'text', meaning: 'the lowest price' },
      close: { type: 'text', meaning: 'the last price' },
      volume: { type: 'text', meaning: 'the amount traded, decimal text in the base coin' },
    },
  },
  'a coin closed for deposit': {
    meaning: 'Deposits of the coin are stopped, but withdrawals are not.',
    parameters: { coin },
  },
  'a coin closed for withdrawal': {
    meaning: 'Withdrawals of the coin are stopped, but deposits are not.',
    parameters: { coin },
  },
  'a pair under maintenance': {
    meaning: 'The pair exists, but trading on it is stopped.',
    parameters: { pair },
  },
  'an open incident': {
    isExtension: true,
    meaning: 'The operator has just opened an incident with this title and text, and no other has this title.',
    parameters: {
      title: { type: 'text', meaning: 'its title' },
      text: { type: 'text', meaning: 'what the operator says about it' },
    },
  },
  'an incident that is over': {
    isExtension: true,
    meaning: 'The operator has just closed the open incident with this title, saying this text.',
    parameters: {
      title: { type: 'text', meaning: 'the title of an incident opened by an earlier state' },
      text: { type: 'text', meaning: 'how it ended' },
    },
  },
  'only withdrawals open': {
    meaning:
      'The exchange is winding down: it accepts no orders, swaps, stakes, deposits or new accounts, even if they are ' +
      'otherwise open.',
    parameters: {},
  },
  'a flood of calls': {
    meaning:
      "More calls have come from the verifier's address than the exchange allows per address, so it rejects all calls " +
      "from there while this state is set. Setting a state doesn't count as a call.",
    parameters: {},
  },
  ...accountStates,
  ...kycStates,
  ...passkeyStates,
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

/** A state with its parameters, for spreading into a pact's `given`. */
export const state = <Name extends StateName>(name: Name, parameters: StateParameters<Name>) =>
  [name, parameters] as const;
