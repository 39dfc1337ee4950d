import { failureAnswer, isFailure, type ChangePasswordForm, type Failure, type Result } from '@exchange/domain';

export type ChangePasswordAnswer = Result<{ message: string }>;

export interface PasswordChange extends ChangePasswordForm {
  /** From the authenticator app, if two-factor is on. */
  code: string | undefined;
}

export type PasswordField = keyof ChangePasswordForm;

const fields: readonly PasswordField[] = ['oldPassword', 'newPassword', 'confirmPassword'];

/** The form field that a refusal is about, if any. */
export const refusedPasswordField = (failure: Failure): PasswordField | undefined =>
  failure.code === 'refused' ? fields.find((field) => field === failure.field) : undefined;

/** A server may name the field, or only mention it in the message. */
export const isAboutCode = (result: Result<unknown>): boolean => {
  if (!isFailure(result) || result.error.code !== 'refused') return false;
  if (failureAnswer(result.error) !== 'refused') return false;
  const { field, message } = result.error;
  return field === undefined ? message.includes('2FA') : field === 'code';
};
