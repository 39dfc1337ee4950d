import {
  allOf,
  antiPhishingWord,
  currentPassword,
  equalTo,
  expiredPasswordRules,
  fieldTexts,
  forgotPasswordRules,
  isCompleteRecoveryCode,
  mailCode,
  newPassword,
  passkeyName,
  registrationRules,
  required,
  requiredEmail,
  signInRules,
  twoFactorCode,
  type FormRules,
} from '@exchange/domain';
import { objectionToForm } from '../../contract/formObjection';
import { refuse, type FormChecks, type Refused } from '../../contract/handlers';
import { refusals } from '../../identity/refusals';
import { isLeaked } from '../../identity/secrets/leakedPasswords';

/** These calls name the fields as their forms do. */
const objectionBy = <Form extends Readonly<Record<keyof Form, string>>>(rules: FormRules<Form>) => {
  const wireNames = Object.fromEntries(Object.keys(rules).map((name) => [name, name]));
  return (fields: Readonly<Record<string, unknown>>): Refused | undefined =>
    objectionToForm(rules, wireNames as Record<keyof Form & string, string>, fields);
};

const bySignIn = objectionBy(signInRules);
const byRegistration = objectionBy(registrationRules);
const byForgotPassword = objectionBy(forgotPasswordRules);
/** Five digits, or the longer code that a new device needs first. */
const activityCode = (value: string): string | undefined =>
  isCompleteRecoveryCode(value) ? undefined : mailCode(value);

const byActivityCode = objectionBy({ email: requiredEmail, otp: allOf(required, activityCode) });
const byNewPassword = objectionBy<{ newPassword: string; confirmPassword: string }>({
  newPassword,
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value),
});
/** Only the account knows if an app code is required and if the password is the old one, so neither is checked here. */
const byExpiredPassword = objectionBy(expiredPasswordRules({ hasTwoFactor: false, oldPassword: '' }));

const whereGiven =
  (rule: (value: string) => string | undefined) =>
  (value: string): string | undefined =>
    value === '' ? undefined : rule(value);

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
  code: whereGiven(twoFactorCode),
});

type Fields = Readonly<Record<string, unknown>>;

/** Nothing is sent anywhere for this: the list comes with the exchange. */
const unlessLeaked =
  (field: 'password' | 'newPassword', check: (fields: Fields) => Refused | undefined) =>
  (fields: Fields): Refused | undefined => {
    const refused = check(fields);
    const chosen = fields[field];
    if (refused || typeof chosen !== 'string' || !isLeaked(chosen)) return refused;
    return refuse(400, fieldTexts.leakedPassword, field);
  };

const byRegistrationUnlessLeaked = unlessLeaked('password', byRegistration);

const byCode = objectionBy<{ code: string }>({ code: whereGiven(twoFactorCode) });

const byPasskeyName = objectionBy<{ name: string }>({ name: passkeyName });

/** An empty value removes the word. */
const byWord = objectionBy<{ word: string; code: string }>({
  word: (value) => (value === '' || antiPhishingWord(value) === undefined ? undefined : fieldTexts.antiPhishingWord),
  code: whereGiven(twoFactorCode),
});

interface ObjectionNeeds {
  isRegistrationOpen: () => Promise<boolean>;
}

export const accountFormChecks = ({ isRegistrationOpen }: ObjectionNeeds): FormChecks => ({
  register: async (fields) =>
    (await isRegistrationOpen()) ? byRegistrationUnlessLeaked(fields) : refusals.registrationsStopped,
  login: bySignIn,
  resendLoginActivityCode: bySignIn,
  requestTfaReset: bySignIn,
  verifyLoginActivity: byActivityCode,
  resetExpiredPassword: unlessLeaked('newPassword', byExpiredPassword),
  forgotPassword: byForgotPassword,
  resendVerification: byForgotPassword,
  resetPassword: unlessLeaked('newPassword', byNewPassword),
  changePassword: unlessLeaked('newPassword', byChangedPassword),
  verifyTfaOtp: objectionBy({ otp: allOf(required, mailCode) }),
  switchTfa: byCode,
  makeRecoveryCodes: byCode,
  switchMailAuth: byCode,
  setCodeFirst: byCode,
  addPasskey: byPasskeyName,
  renamePasskey: byPasskeyName,
  setAntiPhishingWord: byWord,
});
