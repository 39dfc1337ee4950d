import { useUnconfirmedStakes } from '../../../staking/stake/useUnconfirmedStakes';
import { useUnconfirmedRequest } from '../../../swap/ratio/useUnconfirmedRequest';
import { useUnconfirmedSwap } from '../../../swap/useUnconfirmedSwap';
import { useUnconfirmedOrders } from '../../../trading/orders/useUnconfirmedOrders';
import { useUnconfirmedWithdrawals } from '../../../wallet/withdraw/useUnconfirmedWithdrawals';
import { UnconfirmedView } from '../../../shared/unconfirmed/UnconfirmedView';

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
