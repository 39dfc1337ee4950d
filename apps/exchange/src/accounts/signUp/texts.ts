import { failureText } from '@exchange/domain';
import type { SignUpEmitted } from '@exchange/machines';
import { wentWrong, type Says } from '../../shared/services/tell';

export const signUpSays: Says<SignUpEmitted> = {
  failed: ({ failure }) => wentWrong(failureText(failure, 'signUp')),
};
