import { resetPasswordMachine } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useServices } from '#shared/services/services.ts';
import { resetPasswordEffects } from './resetPassword/resetPasswordEffects';
import { ResetPasswordView } from './resetPassword/ResetPasswordView';
import { useMachineToasts } from '#shared/services/tell.ts';
import { paths } from '#shared/page/paths.ts';
import { resetPasswordSays } from './resetPassword/texts';

const ResetPassword = ({ token }: { token: string }) => {
  const { client, session } = useServices();
  const machine = useMemo(
    () => resetPasswordMachine.provide(resetPasswordEffects({ client, session })),
    [client, session],
  );
  const [state, send, actor] = useMachine(machine, { input: { token } });
  useMachineToasts(actor, resetPasswordSays);
  if (state.matches('changed')) return <Navigate to={paths.login} replace />;
  return (
    <ResetPasswordView
      isBusy={state.hasTag('busy')}
      isLinkRefused={state.matches('linkRefused')}
      failure={state.context.failure}
      onSubmit={(chosen) => send({ type: 'password.submitted', chosen })}
    />
  );
};

/** Each link starts over. */
export const ResetPasswordScreen = () => {
  const { token = '' } = useParams();
  return <ResetPassword key={token} token={token} />;
};
