import type { Env } from '../../runtime/env';

/** What one person may do alone. */
export interface OperatorLimits {
  /** How long a signature is good for. */
  signatureMs: number;
  /** Withdrawals worth more than this many XDC take a second person. */
  withdrawalXdc: number;
  /** Nobody corrects or credits more than is worth this many XDC at once. */
  moveXdc: number;
  /** The highest fee that can be set, in percent. */
  feePercent: number;
}

const hour = 60 * 60_000;

type Settings = Pick<
  Env,
  'OPERATOR_SIGNATURE_HOURS' | 'OPERATOR_ALONE_XDC' | 'OPERATOR_MOVE_XDC' | 'OPERATOR_FEE_PERCENT'
>;

export const limitsOf = (env: Settings): OperatorLimits => ({
  signatureMs: env.OPERATOR_SIGNATURE_HOURS * hour,
  withdrawalXdc: env.OPERATOR_ALONE_XDC,
  moveXdc: env.OPERATOR_MOVE_XDC,
  feePercent: env.OPERATOR_FEE_PERCENT,
});
