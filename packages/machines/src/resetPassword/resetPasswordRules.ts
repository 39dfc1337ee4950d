import { isFailure, type Result } from '@exchange/domain';

export interface ChosenPassword {
  newPassword: string;
  confirmPassword: string;
}

/** If a link is wrong, used or expired, no other password will help. */
export const isLinkRefused = (result: Result<unknown>): boolean =>
  isFailure(result) && result.error.code === 'refused' && result.error.field === 'forgotCode';
