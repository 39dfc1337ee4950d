/** Success messages of this area that the specification doesn't quote. */
export const said = {
  registered: 'Your account is ready. Verify your email address to sign in.',
  mailCodeWanted: "Enter the code we've emailed you.",
  passwordExpired: 'Your password has expired. Choose a new one.',
  passwordLinkMailed: "If this address has an account, we've emailed it a link to choose a new password.",
  passwordChanged: 'Your password was changed. Sign in with the new one.',
  twoFactorLinkMailed:
    "If these details are right, we've emailed you a link to turn two-factor off. It's valid for 30 minutes.",
  switchCodeMailed: "We've emailed you a code.",
  twoFactorOn: 'Two-factor authentication is enabled.',
  twoFactorOff: 'Two-factor authentication is disabled.',
  passwordChangedHere: 'Your password has been changed.',
  wordSaved: 'Anti-phishing word saved.',
  wordRemoved: 'Anti-phishing word removed.',
  sessionEnded: 'Session ended.',
  othersSignedOut: "You're signed out everywhere else.",
  loggedOut: "You're signed out.",
} as const;
