import { codeLabels, failureText } from '@exchange/domain';
import type { ChangePasswordEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

export const changePasswordTexts = {
  form: 'Change password',
  currentPassword: 'Current password',
  notice: "You'll stay signed in here and be signed out everywhere else. Withdrawals will be locked for 24 hours.",
  good: {
    title: 'A good password',
    points: [
      'It is long, and you use it nowhere else. A password manager makes and remembers one.',
      'Passwords known to be leaked are refused.',
      'With an authenticator app on, changing it also takes a code from the app.',
    ],
  },
  submit: 'Change password',
  changing: 'Changing',
  codeTitle: 'Two-factor authentication',
  passkeyLead: 'Confirm with your passkey to change your password.',
  codeLead: 'Enter the code from your authenticator app to change your password.',
  code: codeLabels.app,
  codeWanted: 'Two-factor authentication is on for this account. Enter the code from your app.',
  codeUnneeded: 'Two-factor authentication was turned off, so no code is needed. Change your password again.',
  cancel: 'Cancel',
  cancelReason: 'Your code is being checked.',
  unconfirmedTitle: "We didn't get an answer",
  unconfirmed: 'Your password may have changed. Sign in with the new one; if that fails, the old one still works.',
} as const;

export const changePasswordSays: Says<ChangePasswordEmitted> = {
  'password.changed': ({ message }) => succeeded(message),
  'password.refused': ({ failure }) => wentWrong(failureText(failure)),
  'password.unconfirmed': () => wentWrong(changePasswordTexts.unconfirmed),
  'code.wanted': () => noted(changePasswordTexts.codeWanted),
  'code.refused': saysNothing,
  'code.unneeded': () => noted(changePasswordTexts.codeUnneeded),
  'session.ended': saysNothing,
};
