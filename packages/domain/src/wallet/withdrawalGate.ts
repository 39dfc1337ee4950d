import { isTwoFactorOn } from '../accounts/twoFactorStatus';
import { readMoment } from '../format/moment';
import { readKycStatus } from '../kyc/status';
import { walletTexts } from '../messages/wallet/wallet';

export interface WithdrawalGateFacts {
  documentStatus: unknown;
  tfaStatus: unknown;
  /** When withdrawals become possible; empty if there is no waiting period. */
  withdrawalStartIn?: string | null | undefined;
}

/**
 * What may still be missing before the trader can withdraw. `kycReview`: the documents are sent, and the exchange is
 * checking them.
 */
export type WithdrawalObstacle = 'kyc' | 'kycReview' | 'twoFactor' | 'waitingPeriod';

/**
 * When the 24 hours end, in milliseconds since 1970; undefined if there is no wait. Infinity for an unreadable time: it
 * is better to wait than to release coins too early.
 */
export const waitingPeriodEnd = ({ withdrawalStartIn }: WithdrawalGateFacts): number | undefined => {
  if (withdrawalStartIn === undefined || withdrawalStartIn === null || withdrawalStartIn === '') return undefined;
  return readMoment(withdrawalStartIn) ?? Infinity;
};

/** The first missing condition, if any. */
export const missingForWithdrawal = (facts: WithdrawalGateFacts, now: number): WithdrawalObstacle | undefined => {
  const documents = readKycStatus(facts.documentStatus);
  if (documents !== 'Approved') return documents === 'Submitted' ? 'kycReview' : 'kyc';
  if (!isTwoFactorOn(facts.tfaStatus)) return 'twoFactor';
  const end = waitingPeriodEnd(facts);
  return end !== undefined && now < end ? 'waitingPeriod' : undefined;
};

const obstacleTexts: Readonly<Record<WithdrawalObstacle, string>> = {
  kyc: walletTexts.kycNeeded,
  kycReview: walletTexts.kycNeeded,
  twoFactor: walletTexts.twoFactorNeeded,
  waitingPeriod: walletTexts.waitingPeriod,
};

export const withdrawalObstacleText = (obstacle: WithdrawalObstacle): string => obstacleTexts[obstacle];

/** Why the withdraw panel stays closed, in the documented words; undefined if it opens. */
export const withdrawalObstacle = (facts: WithdrawalGateFacts, now: number): string | undefined => {
  const obstacle = missingForWithdrawal(facts, now);
  return obstacle && withdrawalObstacleText(obstacle);
};
