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

/** What a trader may lack before anything can be withdrawn. */
export type WithdrawalObstacle = 'kyc' | 'twoFactor' | 'waitingPeriod';

/**
 * When the 24 hours end, in milliseconds since 1970; nothing where none run. Never for a moment that cannot be read:
 * better to wait than to let coins out too early.
 */
export const waitingPeriodEnd = ({ withdrawalStartIn }: WithdrawalGateFacts): number | undefined => {
  if (withdrawalStartIn === undefined || withdrawalStartIn === null || withdrawalStartIn === '') return undefined;
  return readMoment(withdrawalStartIn) ?? Infinity;
};

/** The first thing that is missing, or nothing. */
export const missingForWithdrawal = (facts: WithdrawalGateFacts, now: number): WithdrawalObstacle | undefined => {
  if (readKycStatus(facts.documentStatus) !== 'Approved') return 'kyc';
  if (!isTwoFactorOn(facts.tfaStatus)) return 'twoFactor';
  const end = waitingPeriodEnd(facts);
  return end !== undefined && now < end ? 'waitingPeriod' : undefined;
};

const obstacleTexts: Readonly<Record<WithdrawalObstacle, string>> = {
  kyc: walletTexts.kycNeeded,
  twoFactor: walletTexts.twoFactorNeeded,
  waitingPeriod: walletTexts.waitingPeriod,
};

export const withdrawalObstacleText = (obstacle: WithdrawalObstacle): string => obstacleTexts[obstacle];

/** Why the withdraw panel stays closed, in the documented words; nothing where it opens. */
export const withdrawalObstacle = (facts: WithdrawalGateFacts, now: number): string | undefined => {
  const obstacle = missingForWithdrawal(facts, now);
  return obstacle && withdrawalObstacleText(obstacle);
};
