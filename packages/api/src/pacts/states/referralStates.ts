import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');

/** Who a trader has invited, and who invited the trader. */
export const referralStates = {
  'a referral': {
    meaning:
      "The trader and a person with this name are linked by a referral: one signed up with the other's code. Nothing " +
      'else is known about that person.',
    parameters: {
      email,
      role: text("the trader's role: `referrer` or `referred`"),
      status: text(
        'the status of the rewards: `pending` before the first trade, `paid`, or `withheld` if the two appear to be ' +
          'the same person',
      ),
      firstName: text("the other person's first name"),
      lastName: text("the other person's last name"),
    },
  },
  'an invitation': {
    meaning: 'The trader has invited this email address, and no one has signed up with it.',
    parameters: { email, invited: text('the invited email address') },
  },
} as const satisfies ProviderStates;
