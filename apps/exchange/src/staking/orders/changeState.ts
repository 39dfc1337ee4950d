import type { Failure } from '@exchange/domain';
import type { StakeChange, stakingOrderMachine } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';
import type { Stake } from '../stake';

/** The progress of a change, while there is something to show. */
export interface ChangeState {
  step: 'confirming' | 'code' | 'submitting' | 'looking' | 'notChecked' | 'refused';
  change: StakeChange;
  stake: Stake;
  code: string;
  failure: Failure | undefined;
}

type Snapshot = SnapshotFrom<typeof stakingOrderMachine>;

const stepIn = (snapshot: Snapshot): ChangeState['step'] | undefined => {
  if (snapshot.matches({ asking: 'confirming' })) return 'confirming';
  if (snapshot.matches({ asking: 'enteringCode' })) return 'code';
  if (snapshot.matches('submitting')) return 'submitting';
  if (snapshot.matches({ unconfirmed: 'looking' })) return 'looking';
  if (snapshot.matches({ unconfirmed: 'waiting' })) return 'notChecked';
  return snapshot.matches('refused') ? 'refused' : undefined;
};

/** The machine's state in the form that the dialog shows; undefined without a change. */
export const changeState = (snapshot: Snapshot, stakes: readonly Stake[]): ChangeState | undefined => {
  const { intended, code, failure } = snapshot.context;
  const step = stepIn(snapshot);
  const stake = stakes.find(({ stakingId }) => stakingId === intended?.stakingId);
  if (intended === undefined || step === undefined || stake === undefined) return undefined;
  return { step, change: intended.change, stake, code, failure };
};
