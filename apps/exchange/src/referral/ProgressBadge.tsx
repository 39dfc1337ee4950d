import { referralStatusTexts, type ReferralStatus } from '@exchange/domain';
import { Badge, NoValue, type Tone } from '@exchange/ui';
import type { Progress } from '#entities/referrals/referral.ts';

const tones: Readonly<Record<ReferralStatus, Tone>> = { pending: 'warning', paid: 'success', withheld: 'neutral' };

/** A reward's status. */
export const ProgressBadge = ({ progress: { known, words } }: { progress: Progress }) => {
  if (known !== undefined) return <Badge tone={tones[known]}>{referralStatusTexts[known]}</Badge>;
  return words ? <Badge>{words}</Badge> : <NoValue />;
};
