import { useEffect } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useServices } from '#shared/services/services.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { twoFactorFlow, type TwoFactorActor } from './twoFactorFlow';
import { TwoFactorOf } from './TwoFactorOf';

/** The actor is stopped as soon as its trader has left. */
const isRunning = (actor: TwoFactorActor): boolean => actor.getSnapshot().status === 'active';

/** The signed-in trader's two-factor settings. Leaving the tab ends a set-up, and its secret is wiped. */
export const TwoFactor = ({ profile: { email, offersMailCodes } }: { profile: Profile }) => {
  const { config, now, reload } = useServices();
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
    <TwoFactorOf actor={actor} offersMailCodes={offersMailCodes} email={email} issuer={config.brandName} now={now} />
  );
};
