import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const pair = text('the pair, as `BASE-QUOTE`');

const figures = {
  pair,
  price: text('the price, decimal text in the quote currency'),
  amount: text('how much, decimal text in the base currency'),
};

const order = {
  email: text('the email address of the trader, whom an earlier state has named'),
  order: text('the id of the order; may be replaced'),
  side: text('`buy` or `sell`'),
  ...figures,
};

/** Books, orders and trades. What is there is told in the order of the states: the last one is the newest. */
export const tradingStates = {
  'a pair': {
    meaning: 'The pair is open, and `/pair_price` names it by this id.',
    parameters: { pair, pairId: text('the id of the pair; may be replaced') },
  },
  'fees of a pair': {
    meaning: 'The operator has just set what trading on the pair costs.',
    parameters: {
      pair,
      buy: text('percent of what a buy order receives, decimal text'),
      sell: text('percent of what a sell order receives, decimal text'),
    },
  },
  'a level of a book': {
    meaning: 'Others than the traders named have orders of just this amount open at this price.',
    parameters: { side: text('the side of these orders: `buy` or `sell`'), ...figures },
  },
  'a trade of a pair': {
    meaning:
      'Others than the traders named have just traded with each other, and nothing of their orders is left open.',
    parameters: { side: text('the side of the order that came last: `buy` or `sell`'), ...figures },
  },
  'funds of a trader': {
    meaning: 'The trader has this much of the coin to spend, besides what orders keep.',
    parameters: {
      email: order.email,
      coin: text('the coin, by its symbol'),
      amount: text('how much, decimal text'),
    },
  },
  'an open order': {
    meaning:
      'The trader has just placed this limit order. Nothing of it was traded. What it keeps from being spent the ' +
      'trader had for it, besides other funds.',
    parameters: { ...order, clientOrderId: text('the client order id that it was placed with') },
  },
  'an order that was traded': {
    meaning:
      'The trader has just placed this limit order, and it met an order of somebody else that was open at its price. ' +
      'What is left of it, where anything is, is open. What it took the trader had for it, besides other funds.',
    parameters: { ...order, filled: text('how much of it was traded, decimal text in the base currency') },
  },
  'a cancelled order': {
    meaning:
      'The trader has placed this limit order and has just cancelled it. Nothing of it was traded. What it kept from ' +
      'being spent the trader had for it, and has it now besides other funds.',
    parameters: order,
  },
  'a favourite pair': {
    meaning: 'The trader has made the pair a favourite.',
    parameters: { email: order.email, pair },
  },
} as const satisfies ProviderStates;
