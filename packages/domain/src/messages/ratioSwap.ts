import { serviceFigures } from '../info/serviceFigures';

const verification = `${serviceFigures.swapVerificationHours} hours`;

export const ratioSwapTexts = {
  tabs: { form: 'Ratio Swap', details: 'Ratio Swap Details' },
  agreement: 'I Agree above Terms and Conditions.',
  send: 'SEND',
  txHash: 'Invalid TxHash',
  amount: 'Amount should be greater than 0',
  usd: 'USD should be greater than 0',
  buyingDate: 'The buying date must be between 06-12-2020 05:30 and 28-12-2020 05:30 (GMT).',
  submitted: `Your swap request was submitted. Verification can take up to ${verification}.`,
  submittedBefore: 'This swap request was already submitted.',
  tooLittle: 'This amount is too small to swap.',
  tooLong: 'Use at most 18 digits before the decimal point and 18 after it.',
  tooLate: 'Purchases after 28 Dec 2020 are not supported.',
  hashUsed: 'This transaction was already used for a swap request.',
  otherRequest: 'This ID is already used by another request.',
  agreementNeeded: 'Please agree to the terms and conditions.',
  compliance: 'The compliance team may cancel withdrawals of suspicious users.',
} as const;

export const swapTerms = [
  'XDCE bought before 6 Dec (5:30 GMT) is swapped at 1:1.',
  'XDCE bought from 6 to 10 Dec is swapped at 3:1.',
  'XDCE bought from 10 to 20 Dec is swapped at 5:1.',
  'XDCE bought from 20 to 28 Dec is swapped at 10:1.',
  ratioSwapTexts.tooLate,
  `Manual verification can take up to ${verification}.`,
  'A sufficient XDCE balance is needed for the withdrawal request.',
] as const;
