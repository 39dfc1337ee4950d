import { refuse, type Refused } from '../../contract/handlers';
import { createPace, type Paces } from '../../contract/pace';
import type { Rate } from '../../runtime/rates';

/** Says when to go on. */
const slowDown =
  (what: string) =>
  (waitMs: number): Refused => {
    const seconds = Math.ceil(waitMs / 1_000);
    const message = `${what} You can go on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return { ...refuse(429, message), retryAfterSeconds: seconds };
  };

/** A trader who places too many orders can still cancel. */
export const orderPaces = (rate: Rate): Paces => {
  const placing = createPace(rate, slowDown("You're placing orders too fast. This one wasn't placed."));
  const cancelling = createPace(rate, slowDown("You're cancelling orders too fast. This one is still open."));
  return { placeOrder: placing, placeSwapOrder: placing, cancelOrder: cancelling };
};
