import { failureText } from '@exchange/domain';
import type { ForgotPasswordEmitted } from '@exchange/machines';
import { wentWrong, type Says } from '#shared/services/tell.ts';

export const forgotPasswordSays: Says<ForgotPasswordEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
};
export const forgotPasswordTexts = {
  title: 'Forgot Password',
  lead: "We'll email you a link to choose a new password.",
  form: 'Forgot password',
  send: 'Send link',
  sentTo: 'We sent it to',
  resend: 'Resend link',
} as const;
