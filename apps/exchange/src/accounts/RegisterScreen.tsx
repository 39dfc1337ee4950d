import { signUpMachine, type SignUpForm } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useServices } from '#shared/services/services.ts';
import { invitationPrefill } from './signUp/invitationPrefill';
import { RegisterView } from './signUp/RegisterView';
import { signUpEffects } from './signUp/signUpEffects';
import { useMachineToasts } from '#shared/services/tell.ts';
import { signUpSays } from './signUp/texts';
import { useVerificationLink } from './verification/useVerificationLink';
import { VisitorsOnly } from './VisitorsOnly';

const Register = () => {
  const { client, now } = useServices();
  const { registrationOpen } = useSwitches();
  const [query] = useSearchParams();
  const machine = useMemo(() => signUpMachine.provide(signUpEffects(client)), [client]);
  const [state, send, actor] = useMachine(machine);
  useMachineToasts(actor, signUpSays);
  const [sent, setSent] = useState<{ address: string; at: number }>();
  const link = useVerificationLink(sent?.at);
  const submit = (form: SignUpForm) => {
    setSent({ address: form.email, at: now() });
    send({ type: 'form.submitted', form });
  };
  return (
    <RegisterView
      isOpen={registrationOpen}
      isBusy={state.hasTag('busy')}
      brought={invitationPrefill(query)}
      failure={state.context.failure}
      mailedTo={state.matches('verifyingEmail') ? sent?.address : undefined}
      link={link}
      onSubmit={submit}
    />
  );
};

export const RegisterScreen = () => (
  <VisitorsOnly>
    <Register />
  </VisitorsOnly>
);
