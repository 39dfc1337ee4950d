import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');

/** Accounts. An interaction's first state sets up a trader, and later ones say what is special about that trader. */
export const accountStates = {
  'registration open': { meaning: 'Anyone can open an account.', parameters: {} },
  'registration stopped': { meaning: 'No one can open an account.', parameters: {} },
  'a trader': {
    meaning:
      'There is an account with this email address and password. The address is verified, the password has not ' +
      "expired, and no code is required. The trader has logged in from the verifier's device and network before, so a " +
      'login from there is not new.',
    parameters: {
      uniqueId: text('the id of the account (replaceable)'),
      email: text('the email address'),
      password: text('the password, in plain text'),
    },
  },
  'an unverified address': {
    meaning: 'The trader has opened an account but not yet followed the link that verifies the email address.',
    parameters: { email },
  },
  'an expired password': {
    meaning: "The trader's password has expired: after logging in with it, the trader must choose another one.",
    parameters: { email },
  },
  'mail codes on': {
    meaning: 'Logging in requires an emailed code.',
    parameters: { email },
  },
  'two-factor on': {
    meaning:
      'Logging in requires a code from the authenticator app, and none has been used yet. Since no pact can know that ' +
      'code in advance, respond to the state change with the current code, as in `{"appCode":"287082"}`, and the ' +
      'verifier puts it into the call. The app uses standard TOTP (RFC 6238): SHA-1, 6 digits, 30-second steps.',
    parameters: { email, secret: text('the secret the app was set up with, in base32') },
  },
  'a new place': {
    meaning:
      "The trader has never logged in from the verifier's device and network, so the next login from there has to be " +
      'confirmed.',
    parameters: { email },
  },
  'a mailed code': {
    meaning:
      "The trader was just emailed this code because of a login from the verifier's device and network. It has not " +
      'been used yet.',
    parameters: {
      email,
      purpose: text('`login`: to log in; `expiredPassword`: to replace an expired password'),
      code: text('five digits (replaceable)'),
    },
  },
  'a mailed link': {
    meaning: 'The trader was just emailed a link with this token and has not followed it yet.',
    parameters: {
      email,
      purpose: text(
        '`verifyAccount`: to verify the email address; `resetPassword`: to choose another password; ' +
          '`disableTwoFactor`: to turn two-factor authentication off',
      ),
      link: text('the token, the last part of the link (replaceable)'),
    },
  },
  'a login to be confirmed': {
    meaning:
      "A login from the verifier's device and network, with the right password, was just rejected with 422, and the " +
      'trader was emailed a code and a link to confirm it. Neither has been used yet.',
    parameters: {
      email,
      socketToken: text('the socket token in that response (replaceable)'),
      code: text('the emailed code, five digits (replaceable)'),
      link: text('the token from the emailed link (replaceable)'),
    },
  },
  'a session': {
    meaning: 'The trader is logged in.',
    parameters: { email, token: text('the session token from the login response (replaceable)') },
  },
  'another session': {
    isExtension: true,
    meaning: 'The trader is also logged in somewhere else.',
    parameters: { email, session: text('the id of that session in `GET /user/sessions` (replaceable)') },
  },
  'a code to switch two-factor': {
    meaning:
      'In this session, the trader has just asked to turn two-factor authentication on or off, and was emailed this ' +
      'code, which has not been used yet.',
    parameters: {
      email,
      token: text('the token of the session'),
      wanted: text('the requested change: `Enable` or `Disable`'),
      code: text('five digits (replaceable)'),
    },
  },
  'a switch of two-factor under way': {
    meaning:
      'In this session, the trader has asked to turn two-factor authentication on or off, and has verified the emailed ' +
      'code in the last ten minutes. The app is set up, and none of its codes has been used: respond with the current ' +
      'code, as for `two-factor on`.',
    parameters: {
      email,
      token: text('the token of the session'),
      wanted: text('the requested change: `Enable` or `Disable`'),
      secret: text('the secret the app was set up with, in base32'),
    },
  },
  'a recovery code': {
    isExtension: true,
    meaning: 'The trader has an unused recovery code that reads like `code`, and no other.',
    parameters: { email, code: text('the code, as it is shown: two groups of five letters and digits') },
  },
  'a switch of mail codes under way': {
    isExtension: true,
    meaning:
      'In this session, the trader has asked to turn sign-in codes by email on or off, and has verified the emailed code ' +
      'in the last ten minutes.',
    parameters: {
      email,
      token: text('the token of the session'),
      wanted: text('the requested change: `Enable` or `Disable`'),
    },
  },
  'too many tries': {
    meaning:
      "There were so many attempts from the verifier's address, and for each trader set up by an earlier state, that " +
      'the next one is rejected, whatever it is: opening an account, logging in, a code, a link, a password, documents ' +
      'or their pictures.',
    parameters: {},
  },
} as const satisfies ProviderStates;
