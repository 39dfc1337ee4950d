import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of the trader, whom an earlier state has named');

/** What accounts are like: the first state of an interaction names a trader, those after it say what is different. */
export const accountStates = {
  'registration open': { meaning: 'Whoever likes may open an account.', parameters: {} },
  'registration stopped': { meaning: 'Nobody can open an account.', parameters: {} },
  'a trader': {
    meaning:
      'There is an account with this address and password. The address is verified, the password has not expired, ' +
      'no code is asked for, and there were logins from where the verifier calls, so that none of them is new.',
    parameters: {
      uniqueId: text('what the account is known by; may be replaced'),
      email: text('the email address'),
      password: text('the password, as it is typed'),
    },
  },
  'an unverified address': {
    meaning: 'The trader has opened the account and not followed the link to verify its address.',
    parameters: { email },
  },
  'an expired password': {
    meaning: 'The password of the trader has expired: logging in with it leads to choosing another.',
    parameters: { email },
  },
  'mail codes on': {
    meaning: 'A login of the trader asks for a mailed code.',
    parameters: { email },
  },
  'two-factor on': {
    meaning:
      'A login of the trader asks for a code of the authenticator app, and none was used yet. No pact can know that ' +
      'code beforehand: answer the state with what the app shows now, `{"appCode":"287082"}`, and the verifier puts it ' +
      'into the call. The app is any usual one, TOTP by RFC 6238: SHA-1, 6 digits, steps of 30 seconds.',
    parameters: { email, secret: text('what the app was set up with, in base32') },
  },
  'a new place': {
    meaning: 'No login of the trader was ever made from where the verifier calls, and the next has to be confirmed.',
    parameters: { email },
  },
  'a mailed code': {
    meaning: 'A login from where the verifier calls has just mailed the trader this code, which nobody has used yet.',
    parameters: {
      email,
      purpose: text('`login`: to log in; `expiredPassword`: to replace a password that has expired'),
      code: text('five digits; may be replaced'),
    },
  },
  'a mailed link': {
    meaning: 'The trader was just mailed a link with this token, which nobody has followed yet.',
    parameters: {
      email,
      purpose: text(
        '`verifyAccount`: to verify the address; `resetPassword`: to choose another password; ' +
          '`disableTwoFactor`: to turn two-factor off',
      ),
      link: text('the token, the last part of the link; may be replaced'),
    },
  },
  'a login to be confirmed': {
    meaning:
      'A login from where the verifier calls, with the right password, was just refused with 422, and the trader was ' +
      'mailed a code and a link to confirm it. Nobody has used either.',
    parameters: {
      email,
      socketToken: text('the socket token that the refusal brought; may be replaced'),
      code: text('the mailed code, five digits; may be replaced'),
      link: text('the token of the mailed link; may be replaced'),
    },
  },
  'a session': {
    meaning: 'The trader is logged in.',
    parameters: { email, token: text('the session token, as the login answered it; may be replaced') },
  },
  'another session': {
    meaning: 'The trader is logged in somewhere else, too.',
    parameters: { email, session: text('what `GET /user/sessions` calls that session; may be replaced') },
  },
  'a code to switch two-factor': {
    meaning:
      'The session has just asked for two-factor to be switched, and the trader was mailed this code, which nobody has ' +
      'used yet.',
    parameters: {
      email,
      token: text('the token of the session'),
      wanted: text('`Enable` or `Disable`, as it was asked for'),
      code: text('five digits; may be replaced'),
    },
  },
  'a switch of two-factor under way': {
    meaning:
      'The session has asked for two-factor to be switched and has verified the mailed code in the last ten minutes. ' +
      'The app is set up, and none of its codes was used: answer with what it shows, as for `two-factor on`.',
    parameters: {
      email,
      token: text('the token of the session'),
      wanted: text('`Enable` or `Disable`, as it was asked for'),
      secret: text('what the app was set up with, in base32'),
    },
  },
  'too many tries': {
    meaning:
      'From where the verifier calls, and of the trader where one is named, so much was tried that the next has to ' +
      'wait, whatever it is: opening an account, logging in, a code, a link, a password, documents and their pictures.',
    parameters: {},
  },
} as const satisfies ProviderStates;
