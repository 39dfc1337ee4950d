import {
  accountTexts,
  failureText,
  fieldTexts,
  recoveryCodeTexts,
  refusalReason,
  serverWording,
  type Failure,
} from '@exchange/domain';
import type { LoginEmitted } from '@exchange/machines';
import { paths } from '#shared/page/paths.ts';
import { saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const verificationLink = 'Resend link';

const isNotVerified = (failure: Failure): boolean => refusalReason(failure) === 'email_not_verified';

export const loginSays: Says<LoginEmitted> = {
  failed: ({ failure }) => ({
    ...wentWrong(failureText(failure, 'repeatable')),
    ...(isNotVerified(failure) && { link: { label: verificationLink, to: paths.verifyAccount } }),
  }),
  'code.refused': () => wentWrong(fieldTexts.mailCode),
  'recoveryCode.refused': () => wentWrong(recoveryCodeTexts.refused),
  'code.resent': () => succeeded(accountTexts.codeResent),
  'code.notResent': ({ failure }) => wentWrong(failureText(failure, 'resendCode')),
  'password.replaced': () => succeeded(serverWording.passwordReset),
  'twoFactorReset.requested': ({ message }) => succeeded(message),
  'login.completed': saysNothing,
};
export const loginTexts = {
  form: 'Sign in',
  forgotPassword: 'Forgot password?',
  or: 'or',
  passkey: 'Sign in with a passkey',
  askingForPasskey: 'Waiting for your device',
  signingIn: 'Signing in.',
  noAccount: 'No account yet?',
  back: 'Back',
  credentialsMissing: 'Enter your email and password.',
  emailCodeForm: 'Email verification',
  emailCode: 'Email code',
  emailCodeMissing: 'Enter the 5-digit code from the email.',
  activityCodeMissing: 'Enter the code from the email.',
  emailedTo: "We've emailed a code to",
  sending: 'Sending',
  twoFactor: 'Two-factor authentication',
  authenticatorCode: 'Authenticator code',
  lostAuthenticator: 'Lost your authenticator app? We can email you a link to turn two-factor off.',
  emailLink: 'Email me the link',
  noApp: "Don't have your phone?",
  useRecoveryCode: 'Use a recovery code',
  recovery: 'Recovery code',
  recoveryHint: '10 letters and digits, such as k7q2m-xw4td. Each works once.',
  appAtHand: 'Have your phone after all?',
  useApp: 'Use your authenticator app',
  newActivity: 'New login activity',
  updatePassword: 'Update password',
  fieldsMissing: 'Fill in all fields.',
} as const;
