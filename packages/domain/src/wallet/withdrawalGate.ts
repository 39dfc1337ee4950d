import { isTwoFactorOn } from '../accounts/twoFactorStatus';
import { readMoment } from '../format/moment';
import { readKycStatus } from '../kyc/status';
import { walletTexts } from '../messages/wallet';

export interface WithdrawalGateFacts {
  documentStatus: unknown;
  tfaStatus: unknown;
  /** When withdrawals become possible; nothing where nothing is waited for. */
  withdrawalStartIn?: string | null | undefined;
}

const hasStarted = (startsAt: string | null | undefined, now: number): boolean => {
  if (startsAt === undefined || startsAt === null || startsAt === '') return true;
  const moment = readMoment(startsAt);
  // A moment that cannot be read has not passed: better to wait than to let coins out too early.
  return moment !== undefined && moment <= now;
};

/** Why the withdraw panel stays closed: the first thing that is missing, or nothing. */
export const withdrawalObstacle = (facts: WithdrawalGateFacts, now: number): string | undefined => {
  if (readKycStatus(facts.documentStatus) !== 'Approved') return walletTexts.kycNeeded;
  if (!isTwoFactorOn(facts.tfaStatus)) return walletTexts.twoFactorNeeded;
  return hasStarted(facts.withdrawalStartIn, now) ? undefined : walletTexts.waitingPeriod;
};
