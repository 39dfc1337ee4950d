import { canDisableAutoRenewal, revokeState, stakingTexts } from '@exchange/domain';
import { Button } from '@exchange/ui';
import type { Stake } from '../stake';
import { orderTexts as texts } from '../texts';
import type { OnChange } from './onChange';
import * as styles from './OrdersTable.css';

const small = { variant: 'outline', tone: 'neutral', size: 'small' } as const;

const Revoke = ({ stake, onChange }: { stake: Stake; onChange: OnChange }) => {
  const state = revokeState(stake);
  if (state === 'hidden') return null;
  return (
    <Button
      {...small}
      disabledReason={state === 'disabled' ? texts.notActive : undefined}
      onClick={() => onChange('revoke', stake)}
    >
      {stakingTexts.revoke}
    </Button>
  );
};

const AutoRenewal = ({ stake, onChange }: { stake: Stake; onChange: OnChange }) => {
  if (!stake.autoRenewal) return <span className={styles.none}>{stakingTexts.autoRenewalDisabled}</span>;
  return (
    <Button
      {...small}
      disabledReason={canDisableAutoRenewal(stake) ? undefined : texts.notActive}
      onClick={() => onChange('autoRenewal', stake)}
    >
      {stakingTexts.disableAutoRenewal}
    </Button>
  );
};

/** What can be changed about a stake. */
export const Actions = ({ stake, onChange }: { stake: Stake; onChange: OnChange }) => (
  <span className={styles.actions}>
    <AutoRenewal stake={stake} onChange={onChange} />
    <Revoke stake={stake} onChange={onChange} />
  </span>
);
