import { destinationTag as destinationTagRule, fieldTexts } from '@exchange/domain';
import { refuse, type FormCheck, type FormChecks } from '#contract/handlers';
import { refuseAppCode } from '#identity/refusals';
import { wrongMailCode } from '../shared/refusals';

type Fields = Parameters<FormCheck>[0];

/** Undefined if the field is missing or not text: the contract check reports that better. */
const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

const amountFault: FormCheck = (fields) => {
  const amount = textOf(fields, 'amount');
  return amount === undefined || /^\d{1,60}(\.\d+)?$/.test(amount)
    ? undefined
    : refuse(400, fieldTexts.amount, 'amount');
};

const tagFault: FormCheck = (fields) => {
  const tag = textOf(fields, 'destinationTag');
  const message = tag !== undefined && fields['currency'] === 'XRP' ? destinationTagRule('XRP')(tag) : undefined;
  return message === undefined ? undefined : refuse(400, message, 'destinationTag');
};

const codesFault: FormCheck = (fields) => {
  const [otp, tfa] = [textOf(fields, 'otp'), textOf(fields, 'tfa')];
  if (otp !== undefined && otp.length < 5) return refuse(400, wrongMailCode.message, 'otp', 'wrong_email_code');
  return tfa === undefined || /^\d{6}$/.test(tfa) ? undefined : refuseAppCode('tfa');
};

/** Refuses in the words of the form, which are clearer than those of the contract check. */
export const withdrawalFormChecks: FormChecks = {
  generateWithdrawalOtp: async (...sent) => (await amountFault(...sent)) ?? (await tagFault(...sent)),
  requestWithdrawal: async (...sent) =>
    (await amountFault(...sent)) ?? (await tagFault(...sent)) ?? (await codesFault(...sent)),
};
