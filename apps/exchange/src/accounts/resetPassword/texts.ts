import { failureText } from '@exchange/domain';
import type { ResetPasswordEmitted } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

export const resetPasswordSays: Says<ResetPasswordEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
  'password.changed': ({ message }) => succeeded(message),
};
export const resetPasswordTexts = {
  title: 'Reset Password',
  form: 'Reset password',
  submit: 'Change password',
  invalidLink: 'Invalid link',
  newLink: 'Get a new link',
} as const;
