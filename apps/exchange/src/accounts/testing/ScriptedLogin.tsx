import type { Result } from '@exchange/domain';
import {
  loginMachine,
  type ActivityCode,
  type Credentials,
  type LoginCall,
  type LoginStep,
  type PasswordReplacement,
  type Resend,
  type Resent,
} from '@exchange/machines';
import { Toasts } from '@exchange/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { AccountPage } from '../AccountPage';
import { LoginFlow } from '../login/LoginFlow';
import { loginSays } from '../login/texts';
import { useMachineToasts } from '#shared/services/tell.ts';

/** The exchange's answers, one per call; after the last, calls stay unanswered. */
export interface LoginAnswers {
  logIn: LoginStep[];
  signInWithPasskey?: LoginStep[];
  resendCode?: Resent[];
  verifyActivity?: Result<unknown>[];
  replacePassword?: Result<unknown>[];
  requestTwoFactorReset?: Result<{ message: string }>[];
}

const never = () => new Promise<never>(() => undefined);

const inTurn = <Answer, Input = NonReducibleUnknown>(answers: readonly Answer[] = []) => {
  const left = [...answers];
  return fromPromise<Answer, Input>(async () => left.shift() ?? never());
};

export interface ScriptedLoginProps {
  answers: LoginAnswers;
  now: () => number;
  onStoreEmail: (email: string) => void;
}

const Steps = ({ answers, now, onStoreEmail }: ScriptedLoginProps) => {
  const [machine] = useState(() =>
    loginMachine.provide({
      actors: {
        logIn: inTurn<LoginStep, LoginCall>(answers.logIn),
        signInWithPasskey: inTurn<LoginStep>(answers.signInWithPasskey),
        resendCode: inTurn<Resent, Resend>(answers.resendCode),
        verifyActivity: inTurn<Result<unknown>, ActivityCode>(answers.verifyActivity),
        replacePassword: inTurn<Result<unknown>, PasswordReplacement>(answers.replacePassword),
        requestTwoFactorReset: inTurn<Result<{ message: string }>, Credentials>(answers.requestTwoFactorReset),
      },
      actions: { storeEmail: (_, email) => onStoreEmail(email) },
    }),
  );
  const login = useActorRef(machine, { input: { now } });
  const session = useSelector(login, ({ context }) => context.session);
  const [isRemembered, setRemembered] = useState(false);
  useMachineToasts(login, loginSays);
  if (session) return <AccountPage title={`${session.email} is logged in.`}>{null}</AccountPage>;
  return (
    <LoginFlow
      login={login}
      brandName="XDC Exchange"
      rememberedEmail={undefined}
      isRemembered={isRemembered}
      onRemember={setRemembered}
      canResetTwoFactor
      takesPasskeys={answers.signInWithPasskey !== undefined}
      now={now}
      random={() => 0}
    />
  );
};

/** The sign-in flow on the real machine, with an exchange that answers as the story says. */
export const ScriptedLogin = (props: ScriptedLoginProps) => {
  const [services] = useState(() => createServices(testConfig, testVersion, createTestEnvironment()));
  return (
    <ServicesContext value={services}>
      <Steps {...props} />
      <Toasts store={services.toasts} />
    </ServicesContext>
  );
};
