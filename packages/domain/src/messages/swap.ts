export const swapTexts = {
  tabs: { form: 'Ratio Swap', details: 'Ratio Swap Details' },
  agreement: 'I Agree above Terms and Conditions.',
  send: 'SEND',
  txHash: 'Invalid TxHash',
  amount: 'Amount should be greater than 0',
  whole: 'Only whole XDCE can be swapped.',
  paused: 'Swapping is paused.',
  otherCurrency: 'Only XDCE can be swapped.',
  usd: 'USD should be greater than 0',
  buyingDate: 'The buying date must be between 6 Dec 2020 05:30 and 28 Dec 2020 05:30 (GMT).',
  agreementNeeded: 'Please agree to the terms and conditions.',
  loginNeeded: 'Log in to apply for a ratio swap.',
  compliance: 'The compliance team may cancel withdrawals of suspicious users.',
} as const;

export const swapTerms = [
  'XDCE bought before 6 Dec (5:30 GMT) is swapped at 1:1.',
  'XDCE bought from 6 to 10 Dec is swapped at 3:1.',
  'XDCE bought from 10 to 20 Dec is swapped at 5:1.',
  'XDCE bought from 20 to 28 Dec is swapped at 10:1.',
  'Purchases after 28 Dec 2020 are not supported.',
  'Manual verification can take up to 48 hours.',
  'A sufficient XDCE balance is needed for the withdrawal request.',
] as const;
