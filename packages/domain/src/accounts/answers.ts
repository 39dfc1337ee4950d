import { serverWording } from '../messages/serverWording';

/** What the message of a token check means; undefined if it says neither. */
export const readSessionCheck = (message: string): 'kept' | 'ended' | undefined => {
  if (message.includes(serverWording.sessionKept)) return 'kept';
  // Other text may follow these words in the same sentence.
  return message.toLowerCase().includes(serverWording.sessionEnded) ? 'ended' : undefined;
};

export const isCodeVerified = (message: string): boolean => message === serverWording.codeVerified;

/** Whether two-factor is on after the call that switches it has succeeded. */
export const isTwoFactorOnAfter = (message: string): boolean => !message.includes('disabled');

const refusals: readonly string[] = [serverWording.verificationRefused, serverWording.loginActivityRefused];

/** A server may refuse an emailed link with a status that looks like success; then the message decides. */
export const hasVerified = ({ isOk, message }: { isOk: boolean; message: string }): boolean =>
  isOk && !refusals.some((refusal) => message.includes(refusal));
