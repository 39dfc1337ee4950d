import { forgotPasswordMachine } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useServices } from '#shared/services/services.ts';
import { forgotPasswordEffects } from './forgotPassword/forgotPasswordEffects';
import { ForgotPasswordView } from './forgotPassword/ForgotPasswordView';
import { useMachineToasts } from '#shared/services/tell.ts';
import { forgotPasswordSays } from './forgotPassword/texts';

export const ForgotPasswordScreen = () => {
  const { client } = useServices();
  const machine = useMemo(() => forgotPasswordMachine.provide(forgotPasswordEffects(client)), [client]);
  const [state, send, actor] = useMachine(machine);
  useMachineToasts(actor, forgotPasswordSays);
  const { email, answer } = state.context;
  return (
    <ForgotPasswordView
      email={email}
      isBusy={state.hasTag('busy')}
      answer={state.matches('linkMailed') ? answer : undefined}
      onSubmit={(typed) => send({ type: 'email.submitted', email: typed })}
      onAskAgain={() => send({ type: 'again.requested' })}
    />
  );
};
