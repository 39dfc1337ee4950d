import { useSelector } from '@xstate/react';
import type { TwoFactorActor } from './twoFactorFlow';
import { twoFactorState } from './twoFactorState';
import type { RecoveryProps } from './Resting';
import { TwoFactorView } from './TwoFactorView';

export interface TwoFactorOfProps extends RecoveryProps {
  actor: TwoFactorActor;
  /** Whether the server offers them. */
  offersMailCodes: boolean;
  email: string;
  issuer: string;
  now: () => number;
}

/** The two-factor settings, connected to the machine. */
export const TwoFactorOf = ({ actor, offersMailCodes, ...rest }: TwoFactorOfProps) => (
  <TwoFactorView
    {...rest}
    state={twoFactorState(
      useSelector(actor, (snapshot) => snapshot),
      offersMailCodes,
    )}
    onStart={(wanted) => actor.send({ type: 'started', wanted })}
    onEmailCode={(code) => actor.send({ type: 'code.typed', code })}
    onAppCode={(code) => actor.send({ type: 'appCode.typed', code })}
    onConfirmed={() => actor.send({ type: 'passkey.confirmed' })}
    onResend={() => actor.send({ type: 'resend.requested' })}
    onCancel={() => actor.send({ type: 'cancelled' })}
    onLook={() => actor.send({ type: 'look.requested' })}
  />
);
