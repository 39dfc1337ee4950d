import { failureText } from '@exchange/domain';
import type { SignUpEmitted } from '@exchange/machines';
import { wentWrong, type Says } from '#shared/services/tell.ts';

export const signUpSays: Says<SignUpEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'signUp')),
};
export const signUpTexts = {
  form: 'Sign up',
  firstName: 'First name',
  lastName: 'Last name',
  confirmPassword: 'Confirm password',
  referralCode: 'Referral code',
  submit: 'Create account',
  agree: 'By creating an account you agree to our',
  and: 'and our',
  haveAccount: 'Already have an account?',
  stopped: "We aren't opening new accounts at the moment.",
  next: 'What comes next',
  steps: [
    'We email you a link. Click it to verify your email.',
    'Deposit coins and trade: neither needs an identity check.',
    'To withdraw, verify your identity and turn on an authenticator app a day ahead.',
  ],
  emailedTo: "We've emailed a link to",
  followLink: 'Click it to verify your email and open your account.',
} as const;
