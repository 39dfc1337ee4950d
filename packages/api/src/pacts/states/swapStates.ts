import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

/** Ratio swap requests, which people decide on. */
export const swapStates = {
  'a ratio swap': {
    meaning: 'The trader has requested this ratio swap and no other, and its status is `status`.',
    parameters: {
      email: text('the email address of a trader set up by an earlier state'),
      txHash: text('the transaction hash of the purchase'),
      buyingDate: text('when the XDCE were bought, a timestamp in UTC'),
      amount: text('the amount in XDCE, decimal text'),
      amountUsd: text('the price paid in US dollars, decimal text'),
      clientId: text('the client-chosen id of the request'),
      status: text('`Pending`, `Approved` or `Rejected`'),
      reason: text('why it was rejected; ignored for any other status'),
    },
  },
} as const satisfies ProviderStates;
