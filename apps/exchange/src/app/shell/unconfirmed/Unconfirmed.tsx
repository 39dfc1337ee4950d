import { useUnconfirmedStakes } from '#staking/stake/useUnconfirmedStakes.ts';
import { useUnconfirmedRequest } from '#swap/ratio/useUnconfirmedRequest.tsx';
import { useUnconfirmedSwap } from '#swap/useUnconfirmedSwap.ts';
import { useUnconfirmedOrders } from '#trading/orders/useUnconfirmedOrders.ts';
import { useUnconfirmedWithdrawals } from '#wallet/withdraw/useUnconfirmedWithdrawals.ts';
import { UnconfirmedView } from '#shared/unconfirmed/UnconfirmedView.tsx';

/** Everything unconfirmed, shown on any screen. A flow that moves money adds its own kind here. */
export const Unconfirmed = () => (
  <UnconfirmedView
    kinds={[
      useUnconfirmedOrders(),
      useUnconfirmedSwap(),
      useUnconfirmedWithdrawals(),
      useUnconfirmedStakes(),
      useUnconfirmedRequest(),
    ]}
  />
);
