import { accountTexts } from '@exchange/domain';
import { loginMachine, type Session } from '@exchange/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePasskeyDevice } from '#entities/passkeys/device.ts';
import { isTradingPath } from '#shared/page/place.ts';
import { useServices } from '#shared/services/services.ts';
import { useLocation } from 'react-router-dom';
import { readKnownEmail } from './knownEmail';
import { loginEffects } from './login/loginEffects';
import { LoginFlow } from './login/LoginFlow';
import { readRememberedEmail, rememberEmail } from './login/rememberedEmail';
import { useMachineToasts } from '#shared/services/tell.ts';
import { loginSays } from './login/texts';
import { useWantedPlace } from './useWantedPlace';
import { VisitorsOnly } from './VisitorsOnly';

const pathOf = (place: string): string => place.replace(/[?#].*$/, '');

const now = () => Date.now();

/** Whether the exchange ended the last session; shown on one visit only. */
const useEnding = (): boolean => {
  const { session } = useServices();
  const [hasEnded] = useState(() => session.getSnapshot().context.hasEnded);
  useEffect(() => () => session.send({ type: 'ending.read' }), [session]);
  return hasEnded;
};

export interface LoginScreenProps {
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

const SignIn = ({ random }: LoginScreenProps) => {
  const { config, client, device, session, toasts } = useServices();
  const place = useWantedPlace();
  const hasSessionEnded = useEnding();
  const passkeys = usePasskeyDevice();
  const [hasPasskeys, setHasPasskeys] = useState(passkeys.isSupported);
  const [canResetTwoFactor, setCanReset] = useState(true);
  const knownEmail = readKnownEmail(useLocation().state);
  const [rememberedEmail] = useState(() => readRememberedEmail(device));
  const [isRemembered, setRemembered] = useState(rememberedEmail !== undefined);
  const [machine] = useState(() =>
    loginMachine.provide(
      loginEffects({
        client,
        device,
        passkeys,
        onNoTwoFactorReset: () => setCanReset(false),
        onNoPasskeys: () => setHasPasskeys(false),
      }),
    ),
  );
  const login = useActorRef(machine, { input: { now } });
  useMachineToasts(login, loginSays);

  const enter = useEffectEvent((entered: Session) => {
    rememberEmail(device, isRemembered ? entered.email : undefined);
    if (isTradingPath(pathOf(place))) toasts.toast({ tone: 'success', text: accountTexts.welcome });
    session.send({ type: 'login.completed', session: entered });
  });
  useEffect(() => {
    const entering = login.on('login.completed', ({ session: entered }) => enter(entered));
    return () => entering.unsubscribe();
  }, [login]);

  return (
    <LoginFlow
      login={login}
      brandName={config.brandName}
      hasSessionEnded={hasSessionEnded}
      rememberedEmail={knownEmail ?? rememberedEmail}
      isRemembered={isRemembered}
      onRemember={setRemembered}
      canResetTwoFactor={canResetTwoFactor}
      takesPasskeys={hasPasskeys}
      random={random}
    />
  );
};

/** Signing in, with all of its steps. */
export const LoginScreen = (props: LoginScreenProps) => (
  <VisitorsOnly>
    <SignIn {...props} />
  </VisitorsOnly>
);
