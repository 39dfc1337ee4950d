import type { KycStatus } from '@exchange/domain';
import type { Tone } from '@exchange/ui';

export const kycTones: Readonly<Record<KycStatus, Tone>> = {
  NotSubmitted: 'neutral',
  Submitted: 'warning',
  Approved: 'success',
  Rejected: 'danger',
};
