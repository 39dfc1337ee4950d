import type { AssetSymbol } from '../assets/assets';
import { showCoins } from '../format/figure';
import type { DecimalText } from '../money/decimalText';

/**
 * What the exchange says when a call has worked, where the specification doesn't quote it. Clients read Wrong OTP, 2FA
 * or Insufficient Fund as errors, so no success has them.
 */
export const successTexts = {
  accounts: {
    registered: 'Your account is ready. Verify your email address to sign in.',
    verificationMailed: "If this address still needs verifying, we've emailed it a new link.",
    mailCodeWanted: "Enter the code we've emailed you.",
    passwordExpired: 'Your password has expired. Choose a new one.',
    passwordLinkMailed: "If this address has an account, we've emailed it a link to choose a new password.",
    passwordChanged: 'Your password was changed. Sign in with the new one.',
    twoFactorLinkMailed:
      "If these details are right, we've emailed you a link to turn two-factor off. It's valid for 30 minutes.",
    switchCodeMailed: "We've emailed you a code.",
    twoFactorOn: 'Two-factor authentication is enabled.',
    twoFactorOff: 'Two-factor authentication is disabled.',
    mailCodesOn: 'Sign-in codes by email are on.',
    mailCodesOff: 'Sign-in codes by email are off.',
    recoveryCodesMade: 'Your new recovery codes are ready.',
    passwordChangedHere: 'Your password has been changed.',
    passkeyAdded: 'Passkey added.',
    passkeyRenamed: 'Passkey renamed.',
    passkeyRemoved: 'Passkey removed.',
    passkeyConfirmed: 'Confirmed.',
    wordSaved: 'Anti-phishing word saved.',
    wordRemoved: 'Anti-phishing word removed.',
    codeFirstOn: 'New devices need an emailed code first.',
    codeFirstOff: "New devices' passwords are checked right away again.",
    sessionEnded: 'Session ended.',
    othersSignedOut: "You're signed out everywhere else.",
    loggedOut: "You're signed out.",
  },
  favourites: { added: 'Added to favourites.', removed: 'Removed from favourites.' },
  trading: {
    placed: 'Order placed successfully.',
    cutShort: 'Order placed. The rest was cancelled because it would have traded with your own order.',
    placedBeforeAndCancelled: 'This order was already placed, and has since been cancelled.',
    cancelled: 'Order cancelled successfully.',
  },
  wallet: {
    requested: 'Your withdrawal request has been submitted.',
    requestedBefore: 'This withdrawal was already submitted.',
    codeSent: 'OTP sent to your email.',
    addressSaved: 'Address saved.',
    addressRemoved: 'Address removed.',
    addressWaitSet: 'Wait for new addresses changed.',
  },
  staking: {
    begun: { flexible: "You've staked your XDC.", fixed: "You've staked your XDC for a fixed term." },
    begunBefore: 'This stake already exists.',
    revoked: (days: number): string =>
      `Your stake has been revoked. Your XDC will be returned within ${days === 1 ? '1 day' : `${String(days)} days`}.`,
    renewalOff: 'Auto-renewal is off.',
  },
  kyc: { submitted: 'Your documents have been submitted.' },
  profile: { saved: 'Profile saved.' },
} as const;

export const withdrawalCancelled = (amount: DecimalText, asset: AssetSymbol): string =>
  `Withdrawal cancelled. ${showCoins(amount, asset)} is available again.`;
