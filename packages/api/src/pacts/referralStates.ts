import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of the trader, whom an earlier state has named');

/** Whom a trader has invited, and by whom the trader was. */
export const referralStates = {
  'a referral': {
    meaning:
      'Somebody of this name and the trader came by each other: one signed up with the code of the other. Nothing else ' +
      'is known of that person.',
    parameters: {
      email,
      role: text('what the trader is in it, `referrer` or `referred`'),
      status: text(
        'what became of the rewards: `pending` before the first trade, `paid`, or `withheld` where the two look like one',
      ),
      firstName: text("the other one's first name"),
      lastName: text("the other one's last name"),
    },
  },
  'an invitation': {
    meaning: 'The trader has invited this address, by which nobody has signed up.',
    parameters: { email, invited: text('the address') },
  },
} as const satisfies ProviderStates;
