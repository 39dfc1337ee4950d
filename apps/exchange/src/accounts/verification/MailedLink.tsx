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
  const [{ value, context }, send, actor] = useMachine(machine, { input: link });
  useEffect(() => {
    const reports = actor.on('bug', ({ error }) => reportError(error));
    return () => reports.unsubscribe();
  }, [actor]);
  return (
    <VerificationView
      verification={link.verification}
      phase={value}
      failure={context.failure}
      email={context.email}
      onRetry={() => send({ type: 'retry.requested' })}
    />
  );
};

/** Redeems the link in the address; each link starts over. */
export const MailedLink = ({ verification }: { verification: Verification }) => {
  const { token = '' } = useParams();
  return <Redeeming key={token} verification={verification} token={token} />;
};
