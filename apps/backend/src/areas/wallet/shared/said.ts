import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** This area's own messages. Clients read Wrong OTP, 2FA or Insufficient Fund as errors, so no success has them. */
export const said = {
  notListed: 'This coin is not listed.',
  noAddress: 'No address is available for this coin.',
  requested: 'Your withdrawal request has been submitted.',
  requestedBefore: 'This withdrawal was already submitted.',
  codeSent: 'OTP sent to your email.',
  addressSaved: 'Address saved.',
  addressRemoved: 'Address removed.',
  noSuchAddress: "This address isn't in your address book any more.",
  contradicted: "Our wallet reports details that don't match this withdrawal. We're looking into it.",
} as const;

export const cancelledText = (amount: DecimalText, asset: AssetSymbol): string =>
  `Withdrawal cancelled. ${amount} ${asset} is available again.`;

export const codeTooSoonText = (seconds: number): string =>
  `We've just emailed you a code for this withdrawal. You can ask for another one in ${String(seconds)} seconds.`;

export const tooManyCodesText = (minutes: number): string =>
  `You've asked for 10 codes within an hour. You can ask for the next one in ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
