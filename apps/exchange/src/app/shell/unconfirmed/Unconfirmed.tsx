import { useUnconfirmedStakes } from '#staking/stake/useUnconfirmedStakes.ts';
import { useUnconfirmedRequest } from '#swap/ratio/useUnconfirmedRequest.tsx';
import { useUnconfirmedSwap } from '#swap/useUnconfirmedSwap.ts';
import { useUnconfirmed } from '#shared/unconfirmed/useUnconfirmed.ts';
import { sentOrdersFlow } from '#trading/orders/sentOrders.ts';
import { unconfirmedOrdersKind } from '#trading/orders/UnconfirmedOrders.tsx';
import { sentWithdrawalsFlow } from '#wallet/withdraw/sentWithdrawals.ts';
import { unconfirmedWithdrawalsKind } from '#wallet/withdraw/UnconfirmedWithdrawals.tsx';
import { UnconfirmedView } from '#shared/unconfirmed/UnconfirmedView.tsx';

/** Everything unconfirmed, shown on any screen. A flow that moves money adds its own kind here. */
export const Unconfirmed = () => (
  <UnconfirmedView
    kinds={[
      unconfirmedOrdersKind(useUnconfirmed(sentOrdersFlow)),
      useUnconfirmedSwap(),
      unconfirmedWithdrawalsKind(useUnconfirmed(sentWithdrawalsFlow)),
      useUnconfirmedStakes(),
      useUnconfirmedRequest(),
    ]}
  />
);
