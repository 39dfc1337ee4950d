import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

/** What a trader wants swapped by a person's decision. */
export const swapStates = {
  'a ratio swap': {
    meaning: 'The trader has asked for this ratio swap and for no other, and it stands as `status` says.',
    parameters: {
      email: text('the email address of the trader, whom an earlier state has named'),
      txHash: text('the hash of the purchase'),
      buyingDate: text('when the XDCE were bought, a moment in UTC'),
      amount: text('how much XDCE, decimal text'),
      amountUsd: text('what they cost in dollars, decimal text'),
      clientId: text("the request's id of the client's own"),
      status: text('`Pending`, `Approved` or `Rejected`'),
      reason: text('why it was rejected; ignored for the others'),
    },
  },
} as const satisfies ProviderStates;
