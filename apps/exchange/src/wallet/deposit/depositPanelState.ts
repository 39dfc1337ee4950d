import { failureText } from '@exchange/domain';
import type { DepositAddress, depositMachine, IncomingDeposit } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';

export type AddressState =
  | { kind: 'loading' }
  | { kind: 'unavailable'; text: string }
  | ({ kind: 'shown' } & Omit<DepositAddress, 'asset'>);

export interface IncomingState {
  /** Undefined until first loaded, or until one arrives live. */
  deposits: readonly IncomingDeposit[] | undefined;
  isLoading: boolean;
  /** The reason that the last load failed. */
  failureText: string | undefined;
}

export interface DepositPanelState {
  address: AddressState;
  incoming: IncomingState;
}

type Snapshot = SnapshotFrom<typeof depositMachine>;

const addressState = ({ address, failure }: Snapshot['context']): AddressState => {
  if (failure) return { kind: 'unavailable', text: failureText(failure, 'repeatable') };
  return address ? { kind: 'shown', ...address } : { kind: 'loading' };
};

const incomingState = (snapshot: Snapshot): IncomingState => {
  const { deposits, past, loadFailure } = snapshot.context;
  const isKnown = past !== undefined || deposits.length > 0;
  return {
    deposits: isKnown ? deposits : undefined,
    isLoading: snapshot.matches({ shown: 'loading' }),
    failureText: loadFailure && failureText(loadFailure, 'repeatable'),
  };
};

/** The machine's state in the form that the view shows. */
export const depositPanelState = (snapshot: Snapshot): DepositPanelState => ({
  address: addressState(snapshot.context),
  incoming: incomingState(snapshot),
});
