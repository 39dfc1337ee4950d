import { accountTexts, failureText, fieldTexts, serverWording } from '@exchange/domain';
import type { LoginEmitted } from '@exchange/machines';
import { saysNothing, succeeded, wentWrong, type Says } from '../../shared/services/tell';

export const loginSays: Says<LoginEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
  'code.refused': () => wentWrong(fieldTexts.mailCode),
  'code.resent': () => succeeded(accountTexts.codeResent),
  'code.notResent': ({ failure }) => wentWrong(failureText(failure, 'resendCode')),
  'password.replaced': () => succeeded(serverWording.passwordReset),
  'twoFactorReset.requested': ({ message }) => succeeded(message),
  'login.completed': saysNothing,
};
