import { readSessionCheck, type Result } from '@exchange/domain';

/** The documented wording decides, because wrong codes and passwords are refused with 401 as well. */
export const hasSessionEnded = ({ error }: Result<unknown>): boolean =>
  error?.code === 'refused' && readSessionCheck(error.message) === 'ended';
