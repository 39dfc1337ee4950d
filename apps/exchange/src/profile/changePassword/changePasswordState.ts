import type { Failure } from '@exchange/domain';
import type { changePasswordMachine } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';

/** The state of changing the password. */
export interface ChangePasswordState {
  kind: 'editing' | 'changed' | 'unconfirmed';
  isBusy: boolean;
  /** The reason for the last refusal. */
  failure: Failure | undefined;
  /** Requested in a dialog above the form, if two-factor is on. */
  code: { value: string; isChecking: boolean; failure: Failure | undefined } | undefined;
}

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

const kindOf = (snapshot: Snapshot): ChangePasswordState['kind'] => {
  if (snapshot.matches('changed')) return 'changed';
  return snapshot.matches('unconfirmed') ? 'unconfirmed' : 'editing';
};

/** The machine's state in the form that the view shows. */
export const changePasswordState = (snapshot: Snapshot): ChangePasswordState => {
  const { code, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const hasCode = snapshot.matches('askingForCode') || (isBusy && code !== '');
  return {
    kind: kindOf(snapshot),
    isBusy,
    failure: hasCode ? undefined : failure,
    code: hasCode ? { value: code, isChecking: isBusy, failure } : undefined,
  };
};
