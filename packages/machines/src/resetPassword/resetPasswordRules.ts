import { isFailure, type Result } from '@exchange/domain';

export interface ChosenPassword {
  newPassword: string;
  confirmPassword: string;
}

/** A link that is wrong, used or too old stays so, whatever password comes with it. */
export const isLinkRefused = (result: Result<unknown>): boolean =>
  isFailure(result) && result.error.code === 'refused' && result.error.field === 'forgotCode';
