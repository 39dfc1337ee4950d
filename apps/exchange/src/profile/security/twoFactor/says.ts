import { accountTexts, failureText } from '@exchange/domain';
import type { TwoFactorEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '../../../shared/services/tell';
import { saidTexts as texts } from './texts';

export const twoFactorSays: Says<TwoFactorEmitted> = {
  failed: saysNothing,
  'code.sent': saysNothing,
  'code.resent': () => succeeded(accountTexts.codeResent),
  'code.notResent': ({ failure }) => wentWrong(failureText(failure, 'resendCode')),
  'code.verified': ({ message }) => succeeded(message),
  'code.notVerified': saysNothing,
  'appCode.refused': saysNothing,
  'verification.expired': saysNothing,
  'twoFactor.switched': ({ isOn, message = texts.switched(isOn) }) => succeeded(message),
  'twoFactor.unconfirmed': saysNothing,
  'twoFactor.unchanged': ({ isOn }) => wentWrong(texts.unchanged(isOn)),
  'twoFactor.switchedElsewhere': ({ isOn }) => noted(texts.switchedElsewhere(isOn)),
  'session.ended': saysNothing,
  'page.reloadable': saysNothing,
};
