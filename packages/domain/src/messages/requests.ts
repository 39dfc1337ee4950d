export const requestTexts = {
  processing: 'Processing',
  supportHours: '09:00-17:00',
  otcMinimum: 'The minimum is 10,000 USD.',
  otcReply: "You'll get a quote within 12 hours.",
  otcCompletion: 'A trade completes within 60 minutes after funds are deducted.',
} as const;

/** The server's responses. */
export const requestAnswers = {
  otc: 'Thank you. The OTC desk will contact you within 12 hours.',
  partnership: 'Thank you. Our partnership team will contact you.',
  support: 'Your support ticket has been submitted.',
  asset: 'Your asset request has been submitted.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  otherRequest: 'This ID is already used by another request.',
} as const;

export const partnershipTypes = [
  'Brokers & Dealers',
  'Portfolio Manager',
  'Fund Manager',
  'Merchants & Stores',
  'Algo Traders & Others',
  'Custodians',
] as const;

export const partnershipOptions = ['Whitelabel Platform', 'Referral Earning'] as const;

export const supportQueries = [
  'OTP Issue',
  'Crypto Deposit',
  'Crypto Withdrawal',
  'Token Swaping',
  'Wallet Queries',
  'Trade Issues',
  'Other Query',
] as const;

export const assetKindTexts = { none: 'Select Token Type', erc20: 'ERC20', other: 'Non-ERC20' } as const;
