import {
  failureAnswer,
  isAppCodeRefused,
  isFailure,
  type ChangePasswordForm,
  type Failure,
  type Result,
} from '@exchange/domain';

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

export const isAboutCode = (result: Result<unknown>): boolean =>
  isFailure(result) && failureAnswer(result.error) === 'refused' && isAppCodeRefused(result.error);
