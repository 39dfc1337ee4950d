import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { forgetFreshCodes, useFreshCodes } from './recovery/freshCodes';
import { useRecovery } from './recovery/useRecovery';
import { twoFactorFlow, type TwoFactorActor } from './twoFactorFlow';
import { TwoFactorOf } from './TwoFactorOf';

/** The actor is stopped as soon as its trader has left. */
const isRunning = (actor: TwoFactorActor): boolean => actor.getSnapshot().status === 'active';

/** The signed-in trader's two-factor settings. Leaving the tab ends a set-up, and its secret is wiped. */
export const TwoFactor = ({ profile }: { profile: Profile }) => {
  const { email, offersMailCodes } = profile;
  const { config, now, reload } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const freshCodes = useFreshCodes(userId);
  const recovery = useRecovery(profile);
  const actor = useFlow(twoFactorFlow);
  useEffect(() => {
    // A trader who has moved to another screen isn't interrupted by the reload.
    const reloading = actor.on('page.reloadable', reload);
    return () => {
      reloading.unsubscribe();
      if (isRunning(actor)) actor.send({ type: 'cancelled' });
    };
  }, [actor, reload]);
  return (
    <TwoFactorOf
      actor={actor}
      offersMailCodes={offersMailCodes}
      email={email}
      issuer={config.brandName}
      now={now}
      recovery={recovery}
      freshCodes={freshCodes}
      onCodesStored={() => forgetFreshCodes(queries, userId)}
    />
  );
};
