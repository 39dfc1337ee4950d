import {
  twoFactorMachine,
  type TwoFactorAnswer,
  type TwoFactorCode,
  type TwoFactorCodeRequest,
  type TwoFactorCodeSent,
  type TwoFactorStatusAnswer,
} from '@exchange/machines';
import { Toasts } from '@exchange/ui';
import { useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createServices } from '../../../../app/services/createServices';
import { createTestEnvironment, testConfig, testVersion } from '../../../../app/testing/testEnvironment';
import { tell } from '../../../../shared/services/tell';
import { ServicesContext } from '../../../../shared/services/services';
import { twoFactorSays } from '../texts';
import { TwoFactorOf } from '../TwoFactorOf';

/** The exchange's answers, one per call; after the last, calls stay unanswered. */
export interface TwoFactorAnswers {
  requestCode?: TwoFactorCodeSent[];
  verifyCode?: TwoFactorAnswer[];
  switchTwoFactor?: TwoFactorAnswer[];
  readStatus?: TwoFactorStatusAnswer[];
}

const never = () => new Promise<never>(() => undefined);

const inTurn = <Answer, Input>(answers: readonly Answer[] = []) => {
  const left = [...answers];
  return fromPromise<Answer, Input>(async () => left.shift() ?? never());
};

export interface TwoFactorOnMachineProps {
  isOn: boolean;
  answers: TwoFactorAnswers;
  now: () => number;
  onStoreSecret: (secret: string | undefined) => void;
  onStoreStatus: (status: '0' | '1') => void;
}

const start = ({ isOn, answers, now, onStoreSecret, onStoreStatus }: TwoFactorOnMachineProps) => {
  const services = createServices(testConfig, testVersion, createTestEnvironment());
  const machine = twoFactorMachine.provide({
    actors: {
      requestCode: inTurn<TwoFactorCodeSent, TwoFactorCodeRequest>(answers.requestCode),
      verifyCode: inTurn<TwoFactorAnswer, TwoFactorCode>(answers.verifyCode),
      switchTwoFactor: inTurn<TwoFactorAnswer, TwoFactorCode>(answers.switchTwoFactor),
      readStatus: inTurn<TwoFactorStatusAnswer, { userId: string }>(answers.readStatus),
      storeSecret: fromCallback(({ input }: { input: { secret: string } }) => {
        onStoreSecret(input.secret);
        return () => onStoreSecret(undefined);
      }),
    },
    actions: { storeStatus: (_, status) => onStoreStatus(status) },
  });
  const actor = createActor(machine, { input: { userId: 'u-1001', isOn, now } });
  tell(actor, twoFactorSays, services.toasts);
  actor.start();
  return { actor, services };
};

/** Two-factor settings on the real machine, with an exchange that answers as the story says. */
export const TwoFactorOnMachine = (props: TwoFactorOnMachineProps) => {
  const [{ actor, services }] = useState(() => start(props));
  return (
    <ServicesContext value={services}>
      <TwoFactorOf actor={actor} email="ada@example.com" issuer="XDC Exchange" now={props.now} />
      <Toasts store={services.toasts} />
    </ServicesContext>
  );
};
