import { serverWording } from '../messages/serverWording';

/** Whether two-factor is on after the call that switches it has succeeded. */
export const isTwoFactorOnAfter = (message: string): boolean => !message.includes(serverWording.twoFactorOff);
