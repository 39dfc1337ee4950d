import type { Failure } from '@exchange/domain';
import { stakingObstacle, type IntendedStake, type stakingMachine, type StakingObstacle } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';

export interface StakeConfirmation {
  stake: IntendedStake;
  code: string;
  isSubmitting: boolean;
  /** The reason that the code must be typed again. */
  failure: Failure | undefined;
}

/** The state of checking a stake that got no answer. */
export type StakeLook = 'looking' | 'notFound' | 'notChecked' | 'checkNeeded';

/** The state of one kind of staking. */
export type StakeState =
  /** With `confirmation` while the stake is being confirmed, above the form. */
  | {
      kind: 'form';
      obstacle: StakingObstacle | undefined;
      failure: Failure | undefined;
      confirmation: StakeConfirmation | undefined;
    }
  | { kind: 'staked'; stake: IntendedStake }
  | { kind: 'unconfirmed'; stake: IntendedStake; look: StakeLook; failure: Failure | undefined };

type Snapshot = SnapshotFrom<typeof stakingMachine>;

const confirmationIn = (snapshot: Snapshot): StakeConfirmation | undefined => {
  const { stake, code, failure } = snapshot.context;
  if (stake === undefined || !snapshot.matches('confirming')) return undefined;
  return { stake, code, failure, isSubmitting: snapshot.matches({ confirming: 'submitting' }) };
};

/** The machine's state in the form that views show. */
export const stakeState = (snapshot: Snapshot): StakeState => {
  const { value, context } = snapshot;
  const { stake, failure } = context;
  if (stake !== undefined && snapshot.matches({ open: 'staked' })) return { kind: 'staked', stake };
  if (stake !== undefined && 'unconfirmed' in value)
    return { kind: 'unconfirmed', stake, look: value.unconfirmed, failure };
  const confirmation = confirmationIn(snapshot);
  return {
    kind: 'form',
    obstacle: confirmation ? undefined : stakingObstacle(context),
    failure: confirmation ? undefined : failure,
    confirmation,
  };
};
