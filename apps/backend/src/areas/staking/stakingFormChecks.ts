import { stakingAmount, stakingTerm, type StakingKind } from '@exchange/domain';
import { refuse, type FormCheck, type FormChecks } from '../../contract/handlers';
import { refusals as accountRefusals } from '../../identity/refusals';
import { wrongTenureText } from './stakes/refusals';

type Fields = Parameters<FormCheck>[0];

/** Undefined if the field is missing or not text: the contract check reports that better. */
const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

const codeFault: FormCheck = (fields) => {
  const code = textOf(fields, 'tfaCode');
  return code === undefined || /^\d{6}$/.test(code) ? undefined : accountRefusals.wrongAppCode;
};

const tenureFault = (plan: StakingKind, tenure: string | undefined) =>
  tenure === undefined || stakingTerm(plan, Number(tenure)) ? undefined : refuse(400, wrongTenureText(plan), 'tenure');

const amountFault = (plan: StakingKind, amount: string | undefined) => {
  const message = amount === undefined ? undefined : stakingAmount(plan)(amount);
  return message === undefined ? undefined : refuse(400, message, 'stakingAmount');
};

const stakeFault =
  (plan: StakingKind): FormCheck =>
  (fields, files) =>
    tenureFault(plan, textOf(fields, 'tenure')) ??
    amountFault(plan, textOf(fields, 'stakingAmount')) ??
    codeFault(fields, files);

/** Refuses in the words of the form, which are clearer than those of the contract check. */
export const stakingFormChecks: FormChecks = {
  initiateStaking: stakeFault('flexible'),
  initiateFixedStaking: stakeFault('fixed'),
  revokeStaking: codeFault,
  disableAutoRenewal: codeFault,
};
