import { serverWording } from '../messages/serverWording';

/** What a token check says; a message that says neither decides nothing. */
export const readSessionCheck = (message: string): 'kept' | 'ended' | undefined => {
  if (message.includes(serverWording.sessionKept)) return 'kept';
  // A sentence may begin with these words.
  return message.toLowerCase().includes(serverWording.sessionEnded) ? 'ended' : undefined;
};

export const isCodeVerified = (message: string): boolean => message === serverWording.codeVerified;

/** Whether two-factor is on after the call that switches it has succeeded. */
export const isTwoFactorOnAfter = (message: string): boolean => !message.includes('disabled');

const refusals: readonly string[] = [serverWording.verificationRefused, serverWording.loginActivityRefused];

/** A server may refuse a mailed link with a status that looks like success; then its words count. */
export const hasVerified = ({ isOk, message }: { isOk: boolean; message: string }): boolean =>
  isOk && !refusals.some((refusal) => message.includes(refusal));
