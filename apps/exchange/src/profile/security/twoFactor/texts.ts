import { accountTexts, failureText } from '@exchange/domain';
import type { TwoFactorEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const word = (isOn: boolean): string => (isOn ? 'on' : 'off');

const toastTexts = {
  switched: (isOn: boolean): string => `Two-factor authentication is ${word(isOn)}.`,
  unchanged: (isOn: boolean): string =>
    `That didn't go through: two-factor authentication is still ${word(isOn)}. Enter a new code.`,
  switchedElsewhere: (isOn: boolean): string =>
    `Two-factor authentication was turned ${word(isOn)} in another tab or on another device.`,
} as const;

export const twoFactorTexts = {
  title: 'Two-factor authentication',
  states: { on: 'On', off: 'Off' },
  offLead:
    "Adds a second step to signing in: a 6-digit code from an app on your phone. Someone who learns your password still can't get in.",
  offNeed: 'You need it to withdraw and to stake.',
  offNotice: 'Withdrawals unlock 24 hours after you turn two-factor on.',
  onLead:
    'Signing in, withdrawing, staking and changing your password need a 6-digit code from your authenticator app.',
  onNotice: 'If you turn two-factor off, withdrawals stay locked until it has been on again for 24 hours.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  sendingCode: 'Sending code',
  cancel: 'Cancel',
  cancelReason: 'Your code is being checked.',
  setUp: { Enable: 'Turn it on in three steps', Disable: 'Turn it off in two steps' },
  steps: {
    scan: 'Scan the QR code',
    email: 'Enter the email code',
    app: 'Enter the code from your app',
  },
  stepDone: 'Done',
  scanLead: 'In an authenticator app such as Google Authenticator or Aegis, add an account and scan this code.',
  qrCode: 'QR code for your authenticator app',
  key: 'Set-up key',
  keyHint: "Can't scan it? Enter this key in the app.",
  emailCode: 'Email code',
  emailSent: (email: string): string => `We've emailed a 5-digit code to ${email}.`,
  emailVerified: 'Verified',
  appCode: 'Authenticator code',
  appLocked: 'Enter the email code first.',
  appHint: 'The app shows a new 6-digit code every 30 seconds.',
  switched: {
    title: 'Two-factor authentication is on',
    text: "You'll need your authenticator app the next time you sign in.",
  },
  off: 'Two-factor authentication is off.',
  reloading: 'Reloading…',
  doubt: {
    unconfirmed: {
      title: "We didn't get an answer",
      text: "Your change may have gone through. We're checking, and will show here whether two-factor is on or off.",
    },
    elsewhere: {
      title: 'Changed in another tab or on another device',
      text: "We're checking whether two-factor is on or off.",
    },
  },
  look: 'Check now',
  looking: 'Checking',
} as const;

export const twoFactorSays: Says<TwoFactorEmitted> = {
  failed: saysNothing,
  'code.sent': saysNothing,
  'code.resent': () => succeeded(accountTexts.codeResent),
  'code.notResent': ({ failure }) => wentWrong(failureText(failure, 'resendCode')),
  'code.verified': ({ message }) => succeeded(message),
  'code.notVerified': saysNothing,
  'appCode.refused': saysNothing,
  'verification.expired': saysNothing,
  'twoFactor.switched': ({ isOn, message = toastTexts.switched(isOn) }) => succeeded(message),
  'twoFactor.unconfirmed': saysNothing,
  'twoFactor.unchanged': ({ isOn }) => wentWrong(toastTexts.unchanged(isOn)),
  'twoFactor.switchedElsewhere': ({ isOn }) => noted(toastTexts.switchedElsewhere(isOn)),
  'session.ended': saysNothing,
  'page.reloadable': saysNothing,
};
