import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');

/** What a trader's profile shows. */
export const profileStates = {
  'a filled-in profile': {
    meaning: 'The trader has filled in the profile, without a picture.',
    parameters: {
      email,
      mobileISD: text('the dialling code'),
      mobileNo: text('the phone number without the dialling code'),
      address: text('street and house number'),
      city: text('the city'),
      state: text('the state or region'),
      postalCode: text('the postal code'),
      countryId: text('the two-letter country code'),
    },
  },
  'a profile picture': {
    isExtension: true,
    meaning: 'The trader has saved a picture of themselves.',
    parameters: { email },
  },
  'an anti-phishing word': {
    isExtension: true,
    meaning: 'The trader has chosen this word, which appears in every email to them.',
    parameters: { email, word: text('the word') },
  },
  'a two-factor set-up under way': {
    meaning:
      'The trader has started to set up an authenticator app but not confirmed it: two-factor authentication is off.',
    parameters: { email, secret: text('the secret the app is set up with, in base32') },
  },
  'an API key': {
    meaning: 'The trader has this API key, which was created after those in earlier states and never used.',
    parameters: { email, apiKey: text('the public part of the key (replaceable)'), name: text('the name of the key') },
  },
} as const satisfies ProviderStates;
