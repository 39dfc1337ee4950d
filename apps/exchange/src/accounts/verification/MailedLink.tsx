import { verificationMachine, type Verification, type VerificationInput } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { reportError } from '#shared/errors/reportError.ts';
import { useServices } from '#shared/services/services.ts';
import { verificationEffects } from './verificationEffects';
import { VerificationView } from './VerificationView';

const Redeeming = (link: VerificationInput) => {
  const { client } = useServices();
  const machine = useMemo(() => verificationMachine.provide(verificationEffects(client)), [client]);
  const [{ value: phase, context }, send, actor] = useMachine(machine, { input: link });
  useEffect(() => {
    const reports = actor.on('bug', ({ error }) => reportError(error));
    return () => reports.unsubscribe();
  }, [actor]);
  // The machine leaves this state as soon as it is entered.
  if (phase === 'opened') return null;
  return (
    <VerificationView
      verification={link.verification}
      phase={phase}
      failure={context.failure}
      email={context.email}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onRetry={() => send({ type: 'retry.requested' })}
    />
  );
};

/** Redeems the link in the address; each link starts over. */
export const MailedLink = ({ verification }: { verification: Verification }) => {
  const { token = '' } = useParams();
  return <Redeeming key={token} verification={verification} token={token} />;
};
