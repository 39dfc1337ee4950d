import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const pair = text('the pair, as `BASE-QUOTE`');

const figures = {
  pair,
  price: text('the price, decimal text in the quote currency'),
  amount: text('the amount, decimal text in the base currency'),
};

const order = {
  email: text('the email address of a trader set up by an earlier state'),
  order: text('the id of the order (replaceable)'),
  side: text('`buy` or `sell`'),
  ...figures,
};

/** Books, orders and trades. The states of an interaction are in chronological order: the last one is the newest. */
export const tradingStates = {
  'a pair': {
    meaning: 'The pair is open, and `/pair_price` names it by this id.',
    parameters: { pair, pairId: text('the id of the pair (replaceable)') },
  },
  'fees of a pair': {
    meaning: 'The operator has just set the trading fees of the pair.',
    parameters: {
      pair,
      buy: text('the fee as a percentage of what a buy order receives, decimal text'),
      sell: text('the fee as a percentage of what a sell order receives, decimal text'),
    },
  },
  'a level of a book': {
    meaning: 'Traders not named by any state have open orders for exactly this amount at this price.',
    parameters: { side: text('the side of these orders: `buy` or `sell`'), ...figures },
  },
  'a trade of a pair': {
    meaning: 'Two traders not named by any state have just traded with each other, and their orders are fully filled.',
    parameters: { side: text('the side of the later order: `buy` or `sell`'), ...figures },
  },
  'funds of a trader': {
    meaning: 'The trader has this much of the coin available, on top of what orders reserve.',
    parameters: {
      email: order.email,
      coin: text('the symbol of the coin'),
      amount: text('the amount, decimal text'),
    },
  },
  'an open order': {
    meaning:
      'The trader has just placed this limit order, and none of it has been filled. The trader was given exactly the ' +
      'funds it reserves, on top of any other funds.',
    parameters: { ...order, clientOrderId: text('the client order id that was sent with it') },
  },
  'an order that was traded': {
    meaning:
      "The trader has just placed this limit order, and it matched another trader's open order at the same price. If " +
      'it was not fully filled, the rest is open. The trader was given exactly the funds it needed, on top of any ' +
      'other funds.',
    parameters: { ...order, filled: text('the filled amount, decimal text in the base currency') },
  },
  'a cancelled order': {
    meaning:
      'The trader has placed this limit order and has just cancelled it; none of it was filled. The trader was given ' +
      'exactly the funds it reserved, on top of any other funds, and they are available again.',
    parameters: order,
  },
  'a quick swap': {
    meaning:
      'The trader has just swapped this much XDCE into XDC. The trader was given exactly the XDCE it needed, on top of ' +
      'any other funds, and no offer is left.',
    parameters: {
      email: order.email,
      amount: text('the amount, decimal text in XDCE'),
      clientOrderId: text('the client order id that was sent with it'),
    },
  },
  'a favourite pair': {
    meaning: 'The trader has made the pair a favourite.',
    parameters: { email: order.email, pair },
  },
} as const satisfies ProviderStates;
