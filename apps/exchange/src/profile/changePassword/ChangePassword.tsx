import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { OwnConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import type { Profile } from '#entities/profile/profile.ts';
import { changePasswordFlow, type ChangePasswordActor } from './changePasswordFlow';
import { changePasswordState } from './changePasswordState';
import { ChangePasswordView } from './ChangePasswordView';

/** The actor is stopped as soon as its trader has left. */
const isRunning = (actor: ChangePasswordActor): boolean => actor.getSnapshot().status === 'active';

/** Changes the signed-in trader's password. */
export const ChangePassword = ({ profile: { email } }: { profile: Profile }) => {
  const actor = useFlow(changePasswordFlow);
  const state = changePasswordState(useSelector(actor, (snapshot) => snapshot));
  useEffect(
    () => () => {
      if (isRunning(actor)) actor.send({ type: 'cancelled' });
    },
    [actor],
  );
  return (
    <OwnConfirmWays>
      <ChangePasswordView
        state={state}
        email={email}
        onSubmit={(form) => actor.send({ type: 'password.submitted', form })}
        onCode={(code) => actor.send({ type: 'code.typed', code })}
        onConfirmed={() => actor.send({ type: 'passkey.confirmed' })}
        onCancel={() => actor.send({ type: 'cancelled' })}
      />
    </OwnConfirmWays>
  );
};
