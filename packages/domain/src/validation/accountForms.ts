import { fieldTexts } from '../messages/fields';
import { mailCode, twoFactorCode } from './codes';
import { requiredEmail } from './email';
import type { FormRules } from './form';
import { line, noLongerThan } from './line';
import { currentPassword, differentFrom, equalTo, newPassword } from './password';
import { allOf, type Rule } from './rule';
import { anything, dialCode, mobileNumber, personName, required } from './text';

export interface SignInForm {
  email: string;
  password: string;
}

export const signInRules: FormRules<SignInForm> = { email: requiredEmail, password: currentPassword };

interface ChosenPassword {
  password: string;
  confirmPassword: string;
}

const chosenPasswordRules: FormRules<ChosenPassword> = {
  password: newPassword,
  confirmPassword: (value, { password }) => allOf(required, equalTo(password, fieldTexts.registrationConfirm))(value),
};

export interface RegistrationForm extends ChosenPassword {
  firstName: string;
  lastName: string;
  email: string;
}

export const registrationRules: FormRules<RegistrationForm> = {
  firstName: personName,
  lastName: personName,
  email: requiredEmail,
  ...chosenPasswordRules,
};

export const forgotPasswordRules: FormRules<{ email: string }> = { email: requiredEmail };

export const resetPasswordRules: FormRules<ChosenPassword> = chosenPasswordRules;

const codeIf = (isWanted: boolean): Rule => (isWanted ? twoFactorCode : anything);

export interface ExpiredPasswordForm {
  email: string;
  newPassword: string;
  confirmPassword: string;
  otp: string;
  tfaCode: string;
}

interface ExpiredPasswordSituation {
  hasTwoFactor: boolean;
  oldPassword: string;
}

export const expiredPasswordRules = ({
  hasTwoFactor,
  oldPassword,
}: ExpiredPasswordSituation): FormRules<ExpiredPasswordForm> => ({
  email: requiredEmail,
  newPassword: allOf(newPassword, differentFrom(oldPassword)),
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.expiredConfirm))(value),
  otp: allOf(required, mailCode),
  tfaCode: codeIf(hasTwoFactor),
});

export interface ChangePasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** If two-factor is on, its code is requested afterwards, in a separate modal. */
export const changePasswordRules: FormRules<ChangePasswordForm> = {
  oldPassword: required,
  newPassword: (value, { oldPassword }) => allOf(newPassword, differentFrom(oldPassword))(value),
  confirmPassword: (value, form) => allOf(required, equalTo(form.newPassword, fieldTexts.registrationConfirm))(value),
};

export interface ProfileForm {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  isdCode: string;
  phone: string;
  streetAddress: string;
  city: string;
  postalCode: string;
  state: string;
  countries: string;
}

const profileName = allOf(personName, noLongerThan(60));

/** The email address is shown but can't be edited. */
export const profileRules: FormRules<ProfileForm> = {
  userName: required,
  email: anything,
  firstName: profileName,
  lastName: profileName,
  isdCode: allOf(required, dialCode),
  phone: allOf(required, mobileNumber, noLongerThan(20)),
  streetAddress: line(300),
  city: line(100),
  postalCode: line(20),
  state: line(100),
  countries: required,
};

/** The names of the fields in the calls, which have no user name and can't change the email address. */
export const profileWireNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  isdCode: 'mobile_isd',
  phone: 'mobile_no',
  streetAddress: 'address',
  city: 'city',
  postalCode: 'postal_code',
  state: 'state',
  countries: 'country_id',
} as const satisfies Partial<Record<keyof ProfileForm, string>>;
