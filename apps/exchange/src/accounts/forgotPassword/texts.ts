import { failureText } from '@exchange/domain';
import type { ForgotPasswordEmitted } from '@exchange/machines';
import { wentWrong, type Says } from '../../shared/services/tell';

export const forgotPasswordSays: Says<ForgotPasswordEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
};
