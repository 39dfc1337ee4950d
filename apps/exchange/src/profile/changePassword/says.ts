import { failureText } from '@exchange/domain';
import type { ChangePasswordEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '../../shared/services/tell';
import { changePasswordTexts as texts } from './texts';

export const changePasswordSays: Says<ChangePasswordEmitted> = {
  'password.changed': ({ message }) => succeeded(message),
  'password.refused': ({ failure }) => wentWrong(failureText(failure)),
  'password.unconfirmed': () => wentWrong(texts.unconfirmed),
  'code.wanted': () => noted(texts.codeWanted),
  'code.refused': saysNothing,
  'code.unneeded': () => noted(texts.codeUnneeded),
  'session.ended': saysNothing,
};
