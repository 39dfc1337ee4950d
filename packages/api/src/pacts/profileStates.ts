import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of the trader, whom an earlier state has named');

/** What a trader's own page shows. */
export const profileStates = {
  'a filled-in profile': {
    meaning: 'The trader has filled in the profile, without a picture.',
    parameters: {
      email,
      mobileISD: text('the dial code'),
      mobileNo: text('the phone number without it'),
      address: text('street and house'),
      city: text('the city'),
      state: text('the state or region'),
      postalCode: text('the postal code'),
      countryId: text('the two letters of the country'),
    },
  },
  'a profile picture': { meaning: 'The trader has saved a picture of themselves.', parameters: { email } },
  'an anti-phishing word': {
    meaning: 'The trader has chosen this word, which stands in every email to them.',
    parameters: { email, word: text('the word') },
  },
  'a two-factor set-up under way': {
    meaning: 'The trader has begun to set up an authenticator app and not confirmed it: two-factor is off.',
    parameters: { email, secret: text('what the app is set up with, in base32') },
  },
  'an API key': {
    meaning: 'The trader has this API key, which was made after those of earlier states and never used.',
    parameters: { email, apiKey: text('the public part of the key; may be replaced'), name: text('what it is called') },
  },
} as const satisfies ProviderStates;
