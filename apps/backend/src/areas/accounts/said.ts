/** What this area says when all went well, where the product's own wording does not know it. */
export const said = {
  registered: 'Your account is ready. Please verify your e-mail address.',
  mailCodeWanted: 'Please enter the code we mailed you.',
  passwordExpired: 'Your password has expired. Please choose a new one.',
  passwordLinkMailed: 'If this address has an account, a link to choose a new password is on its way.',
  passwordChanged: 'Your password is changed. Please log in.',
  twoFactorLinkMailed:
    'If these details are right, a link to turn two-factor off is on its way. It is valid for 30 minutes.',
  loggedOut: 'You are logged out.',
} as const;
