import { useEffect } from 'react';
import { SignOutQuestion } from './SignOutQuestion';
import type { SignOut } from './useSignOut';
import { useUnconfirmedStakes } from '#staking/stake/useUnconfirmedStakes.ts';
import { useUnconfirmedRequest } from '#swap/ratio/useUnconfirmedRequest.tsx';
import { useUnconfirmedSwap } from '#swap/useUnconfirmedSwap.ts';
import { useSharedUnconfirmed } from '#shared/unconfirmed/useSharedUnconfirmed.ts';
import { useUnconfirmed } from '#shared/unconfirmed/useUnconfirmed.ts';
import { sentOrdersFlow, storedOrders } from '#trading/orders/sentOrders.ts';
import { unconfirmedOrdersKind } from '#trading/orders/UnconfirmedOrders.tsx';
import { sentWithdrawalsFlow } from '#wallet/withdraw/sentWithdrawals.ts';
import { unconfirmedWithdrawalsKind } from '#wallet/withdraw/UnconfirmedWithdrawals.tsx';
import { UnconfirmedInHeader } from '#shared/unconfirmed/UnconfirmedInHeader.tsx';

/** Everything unconfirmed, shown on any screen. A flow that moves money adds its own kind here. */
export const Unconfirmed = ({ signOut }: { signOut?: SignOut }) => {
  useSharedUnconfirmed(sentOrdersFlow, 'ordersSent', storedOrders);
  // What asks before another order is needed when the line may be down, and can't be loaded then.
  useEffect(() => {
    import('#trading/orders/OrderQuestion.tsx').catch(() => undefined);
  }, []);
  const kinds = [
    unconfirmedOrdersKind(useUnconfirmed(sentOrdersFlow)),
    useUnconfirmedSwap(),
    unconfirmedWithdrawalsKind(useUnconfirmed(sentWithdrawalsFlow)),
    useUnconfirmedStakes(),
    useUnconfirmedRequest(),
  ];
  const some = kinds.filter(({ count }) => count > 0);
  const total = some.reduce((sum, { count }) => sum + count, 0);
  useEffect(() => signOut?.onCount(total));
  return (
    <>
      <UnconfirmedInHeader kinds={kinds} />
      {signOut && <SignOutQuestion {...signOut} kinds={some} />}
    </>
  );
};
