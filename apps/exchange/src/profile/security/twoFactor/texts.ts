import { accountTexts, failureText, type SecondFactor } from '@exchange/domain';
import type { TwoFactorEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

interface Switched {
  before: SecondFactor;
  factor: SecondFactor;
}

const switchedText = ({ before, factor }: Switched): string => {
  if (factor === 'mail') return 'Sign-in codes by email are on.';
  if (before === 'mail' && factor === 'none') return 'Sign-in codes by email are off.';
  return `Two-factor authentication is ${factor === 'app' ? 'on' : 'off'}.`;
};

const unchangedTexts: Readonly<Record<SecondFactor, string>> = {
  app: "That didn't go through: two-factor authentication is still on. Enter a new code.",
  mail: "That didn't go through: you still get sign-in codes by email. Try again.",
  none: "That didn't go through: two-factor authentication is still off. Try again.",
};

const elsewhereTexts: Readonly<Record<SecondFactor, string>> = {
  app: 'Two-factor authentication was turned on in another tab or on another device.',
  mail: 'Sign-in codes by email were turned on in another tab or on another device.',
  none: 'Two-factor authentication was turned off in another tab or on another device.',
};

export const twoFactorTexts = {
  title: 'Two-factor authentication',
  states: { app: 'On', mail: 'By email', none: 'Off' },
  leads: {
    app: 'Signing in, withdrawing, staking and changing your password need a 6-digit code from your authenticator app.',
    mail: 'After your password, signing in needs a 5-digit code that we email you.',
    none: "Adds a second step to signing in, so that someone who learns your password still can't get in.",
  },
  offNotice: 'Withdrawals unlock 24 hours after you turn the app on.',
  onNotice:
    'Without the app you can neither withdraw nor stake. Withdrawals unlock 24 hours after you turn it on again.',
  choices: 'Second step',
  names: { app: 'Authenticator app', mail: 'Code by email', none: 'Password only' },
  reasons: {
    app: "Safest: the codes stay on your phone, so even someone who gets into your email can't sign in. You need it to withdraw and to stake.",
    mail: "We email you a code each time you sign in. Anyone who gets into your email gets the codes too, and you can't withdraw or stake with them.",
    none: 'Anyone who learns your password can sign in.',
  },
  recommended: 'Recommended',
  inUse: 'In use',
  choose: { app: 'Turn on', mail: 'Use email codes', none: 'Turn off' },
  sendingCode: 'Sending code',
  cancel: 'Cancel',
  cancelReason: 'Your code is being checked.',
  setUp: {
    app: { app: '', mail: 'Switch to codes by email in two steps', none: 'Turn it off in two steps' },
    mail: { app: 'Switch to the app in three steps', mail: '', none: 'Turn codes by email off' },
    none: { app: 'Turn it on in three steps', mail: 'Turn codes by email on', none: '' },
  },
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
    app: {
      title: 'Two-factor authentication is on',
      text: "You'll need your authenticator app the next time you sign in.",
    },
    mail: {
      title: 'Sign-in codes by email are on',
      text: "We'll email you a code the next time you sign in.",
    },
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
  'twoFactor.switched': ({ message, ...switched }) => succeeded(message ?? switchedText(switched)),
  'twoFactor.unconfirmed': saysNothing,
  'twoFactor.unchanged': ({ factor }) => wentWrong(unchangedTexts[factor]),
  'twoFactor.switchedElsewhere': ({ factor }) => noted(elsewhereTexts[factor]),
  'session.ended': saysNothing,
  'page.reloadable': saysNothing,
};
