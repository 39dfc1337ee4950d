import {
  allOf,
  antiPhishingWord,
  checkForm,
  currentPassword,
  equalTo,
  expiredPasswordRules,
  fieldTexts,
  forgotPasswordRules,
  mailCode,
  newPassword,
  registrationRules,
  required,
  requiredEmail,
  signInRules,
  twoFactorCode,
  type FormRules,
} from '@exchange/domain';
import { refuse, type Objections, type Refused } from '../../contract/handlers';
import { refusals } from './refusals';

/** The message for the first field that breaks a rule of its form. Values that aren't text are left to the contract. */
const objectionBy =
  <Form extends Readonly<Record<keyof Form, string>>>(rules: FormRules<Form>) =>
  (fields: Readonly<Record<string, unknown>>): Refused | undefined => {
    const entries = Object.keys(rules).map((name) => [name, fields[name] ?? '']);
    if (entries.some(([, value]) => typeof value !== 'string')) return undefined;
    const messages = checkForm(rules, Object.fromEntries(entries) as Form);
    const [first] = Object.entries<string | undefined>(messages);
    return first?.[1] === undefined ? undefined : refuse(400, first[1], first[0]);
  };

const bySignIn = objectionBy(signInRules);
const byRegistration = objectionBy(registrationRules);
const byForgotPassword = objectionBy(forgotPasswordRules);
const byActivityCode = objectionBy({ email: requiredEmail, otp: allOf(required, mailCode) });
const byNewPassword = objectionBy<{ newPassword: string; confirmPassword: string }>({
  newPassword,
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value),
});
/** Only the account knows if an app code is required and if the password is the old one, so neither is checked here. */
const byExpiredPassword = objectionBy(expiredPasswordRules({ hasTwoFactor: false, oldPassword: '' }));

/** Only a caller who knows the old password may learn that the new one is the same. */
const byChangedPassword = objectionBy<{
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
  code: string;
}>({
  oldPassword: currentPassword,
  newPassword,
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value),
  code: (value) => (value === '' ? undefined : twoFactorCode(value)),
});

/** An empty value removes the word. */
const byWord = objectionBy<{ word: string }>({
  word: (value) => (value === '' || antiPhishingWord(value) === undefined ? undefined : fieldTexts.antiPhishingWord),
});

interface ObjectionNeeds {
  isRegistrationOpen: () => Promise<boolean>;
}

export const accountObjections = ({ isRegistrationOpen }: ObjectionNeeds): Objections => ({
  register: async (fields) => ((await isRegistrationOpen()) ? byRegistration(fields) : refusals.registrationsStopped),
  login: bySignIn,
  resendLoginActivityCode: bySignIn,
  requestTfaReset: bySignIn,
  verifyLoginActivity: byActivityCode,
  resetExpiredPassword: byExpiredPassword,
  forgotPassword: byForgotPassword,
  resetPassword: byNewPassword,
  changePassword: byChangedPassword,
  verifyTfaOtp: objectionBy({ otp: allOf(required, mailCode) }),
  switchTfa: objectionBy({ code: twoFactorCode }),
  setAntiPhishingWord: byWord,
});
