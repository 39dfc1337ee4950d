import type { Verification } from '@exchange/machines';

/** The names of the pages. */
export const verificationScreens: Record<Verification, string> = {
  account: 'Account Verification',
  loginActivity: 'Login Activity',
  twoFactorDisabling: 'Two-Factor Authentication',
};

/** A link followed a second time fails, even though the first time worked. */
export const afterFailure: Record<Verification, string> = {
  account: "A link works once. If you've followed it before, your email is verified.",
  loginActivity: "A link works once. We'll email you a new link when you sign in.",
  twoFactorDisabling:
    "A link works once. If you've followed it before, your 2FA is off. You can get a new link when you sign in.",
};

export const verificationPageTexts = {
  emailedLink: "We've emailed you a link. Click it to verify your email.",
  lost: 'No email, or the link has expired? We can send another one.',
  linkForm: 'New link',
  sendLink: 'Send link',
  newLink: 'Get a new link',
  turnOffLead:
    "Turn off two-factor authentication? Signing in will then take your password alone. If you didn't ask for this, close this page and change your password.",
  turnOff: 'Turn off',
  noAnswer: "We didn't get an answer",
  mayStillWork: 'Your link may still work.',
  tryAgain: 'Retry',
} as const;
