import { useSelector } from '@xstate/react';
import type { TwoFactorActor } from './twoFactorFlow';
import { twoFactorState } from './twoFactorState';
import { TwoFactorView } from './TwoFactorView';

export interface TwoFactorOfProps {
  actor: TwoFactorActor;
  email: string;
  issuer: string;
  now: () => number;
}

/** The two-factor settings, connected to the machine. */
export const TwoFactorOf = ({ actor, ...rest }: TwoFactorOfProps) => (
  <TwoFactorView
    {...rest}
    state={twoFactorState(useSelector(actor, (snapshot) => snapshot))}
    onStart={() => actor.send({ type: 'started' })}
    onEmailCode={(code) => actor.send({ type: 'code.typed', code })}
    onAppCode={(code) => actor.send({ type: 'appCode.typed', code })}
    onResend={() => actor.send({ type: 'resend.requested' })}
    onCancel={() => actor.send({ type: 'cancelled' })}
    onLook={() => actor.send({ type: 'look.requested' })}
  />
);
