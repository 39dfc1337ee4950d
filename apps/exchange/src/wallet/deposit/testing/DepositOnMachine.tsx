import { depositMachine, type DepositInput, type FetchedAddress, type LoadedDeposits } from '@exchange/machines';
import { Toasts } from '@exchange/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { createServices } from '../../../app/services/createServices';
import { createTestEnvironment, testConfig, testVersion } from '../../../app/testing/testEnvironment';
import { ServicesContext } from '../../../shared/services/services';
import { useMachineToasts } from '../../../shared/services/tell';
import { depositPanelState } from '../depositPanelState';
import { DepositPanelView } from '../DepositPanelView';
import { depositSays } from '../texts';

export interface DepositOnMachineProps extends DepositInput {
  /** The exchange's answers, one per call; after the last, calls stay unanswered. */
  addresses: FetchedAddress[];
  loads: LoadedDeposits[];
  /** Passes on the running machine, to send it live updates. */
  onStart: (panel: ActorRefFrom<typeof depositMachine>) => void;
}

const never = () => new Promise<never>(() => undefined);

const inTurn = <Answer,>(answers: readonly Answer[]) => {
  const left = [...answers];
  return fromPromise<Answer, DepositInput>(async () => left.shift() ?? never());
};

const Panel = ({ asset, addresses, loads, onStart }: DepositOnMachineProps) => {
  const [machine] = useState(() =>
    depositMachine.provide({ actors: { fetchAddress: inTurn(addresses), loadDeposits: inTurn(loads) } }),
  );
  const panel = useActorRef(machine, { input: { asset } });
  useMachineToasts(panel, depositSays);
  useEffect(() => onStart(panel), [onStart, panel]);
  return (
    <DepositPanelView
      asset={asset}
      {...depositPanelState(useSelector(panel, (snapshot) => snapshot))}
      onRetryAddress={() => panel.send({ type: 'retry.requested' })}
      onRetryDeposits={() => panel.send({ type: 'look.requested' })}
    />
  );
};

/** The deposit panel on the real machine, with an exchange that answers as the story says. */
export const DepositOnMachine = (props: DepositOnMachineProps) => {
  const [services] = useState(() => createServices(testConfig, testVersion, createTestEnvironment()));
  return (
    <ServicesContext value={services}>
      <Panel {...props} />
      <Toasts store={services.toasts} />
    </ServicesContext>
  );
};
