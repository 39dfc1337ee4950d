import { serverWording } from '../messages/serverWording';

/** What the message of a token check means; undefined if it says neither. */
export const readSessionCheck = (message: string): 'kept' | 'ended' | undefined => {
  if (message.includes(serverWording.sessionKept)) return 'kept';
  // Other text may follow these words in the same sentence.
  return message.toLowerCase().includes(serverWording.sessionEnded) ? 'ended' : undefined;
};

/** Whether two-factor is on after the call that switches it has succeeded. */
export const isTwoFactorOnAfter = (message: string): boolean => !message.includes('disabled');
