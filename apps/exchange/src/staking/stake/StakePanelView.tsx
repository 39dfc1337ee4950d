import { Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import * as kept from '#shared/page/focusKept.css.ts';
import { paths } from '#shared/page/paths.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import { doneTexts as texts, formTexts } from '../texts';
import { ConfirmStake, type ConfirmStakeProps } from './ConfirmStake';
import { StakeForm, type StakeFormProps } from './StakeForm';
import * as styles from './stake.css';
import type { StakeState } from './stakeState';
import { UnconfirmedStake, type UnconfirmedStakeProps } from './UnconfirmedStake';

export interface StakePanelViewProps
  extends
    Omit<StakeFormProps, 'failure' | 'obstacle'>,
    Pick<ConfirmStakeProps, 'onCode' | 'onConfirm' | 'onLeave'>,
    Pick<UnconfirmedStakeProps, 'onCheck' | 'onDismiss' | 'onRepeat'> {
  state: StakeState;
  /** Changes when the form must show something other than what was typed. */
  generation: number;
}

const Staked = ({ stake, onAnother }: Extract<StakeState, { kind: 'staked' }> & { onAnother: () => void }) => (
  <div className={styles.done}>
    <div role="status">
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.text}>{texts.lead(stake)}</p>
    </div>
    <div className={styles.ways}>
      <Link asChild>
        <RouterLink to={paths.stakingOrders}>{texts.orders}</RouterLink>
      </Link>
      <Button size="small" variant="outline" tone="neutral" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  </div>
);

const Content = (props: StakePanelViewProps) => {
  const { state, typed, generation, onType } = props;
  if (state.kind === 'unconfirmed') return <UnconfirmedStake {...props} {...state} />;
  if (state.kind === 'staked') return <Staked {...state} onAnother={() => onType(typed)} />;
  return (
    <>
      <StakeForm key={generation} {...props} obstacle={state.obstacle} failure={state.failure} />
      {state.confirmation && <ConfirmStake {...props} confirmation={state.confirmation} />}
    </>
  );
};

/** One kind of staking, in any state. */
export const StakePanelView = (props: StakePanelViewProps) => {
  const focusKept = useFocusKept<HTMLElement>(props.state.kind);
  return (
    <section {...focusKept} aria-label={formTexts.label(props.kind)} className={kept.focusKept}>
      <Content {...props} />
    </section>
  );
};
