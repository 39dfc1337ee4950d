import { failureText } from '@exchange/domain';
import { Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { CheckButton, DismissButton } from '#shared/unconfirmed/UnconfirmedList.tsx';
import { unconfirmedTexts as texts } from '../texts';
import * as styles from './stake.css';
import type { StakeState } from './stakeState';

export interface UnconfirmedStakeProps extends Omit<Extract<StakeState, { kind: 'unconfirmed' }>, 'kind'> {
  onCheck: () => void;
  onRepeat: () => void;
  onDismiss: () => void;
}

/** A stake without an answer: what is known, and how to find out. It is only ever sent again as the same stake. */
export const UnconfirmedStake = (props: UnconfirmedStakeProps) => {
  const { stake, look, failure, onCheck, onRepeat, onDismiss } = props;
  return (
    <div className={styles.warning}>
      <div role="alert">
        <p className={styles.title}>{texts.title}</p>
        {failure && <p className={styles.text}>{failureText(failure, 'staking')}</p>}
        <p className={styles.text}>{texts.known(stake)}</p>
      </div>
      <p role="status" className={styles.text}>
        {texts.looks[look]}
      </p>
      <div className={styles.ways}>
        <Link asChild>
          <RouterLink to={paths.stakingOrders}>{texts.orders}</RouterLink>
        </Link>
        <CheckButton label={texts.check} isChecking={look === 'looking'} onCheck={onCheck} />
        {look === 'notFound' && (
          <Button size="small" variant="outline" tone="neutral" onClick={onRepeat}>
            {texts.again}
          </Button>
        )}
        <DismissButton label={texts.dismiss} onDismiss={onDismiss} />
      </div>
    </div>
  );
};
