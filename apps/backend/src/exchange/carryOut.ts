import { cancelOrder, cancelOrders } from './cancelling';
import type { Command, CommandKind } from './commands';
import type { Draft } from './draft';
import { post, release, reserve, settle } from './funds';
import type { Outcome } from './outcomes';
import { placeOrder } from './placing';
import { swapCoins } from './swapping';

/** Carries a command out in memory: no clock, no I/O, and the same commands come to the same. */
export const carryOut = (draft: Draft, command: Command): Outcome<CommandKind> => {
  switch (command.kind) {
    case 'order.place':
      return placeOrder(draft, command);
    case 'order.cancel':
      return cancelOrder(draft, command);
    case 'orders.cancel':
      return cancelOrders(draft, command);
    case 'coins.swap':
      return swapCoins(draft, command);
    case 'funds.reserve':
      return reserve(draft, command);
    case 'funds.release':
      return release(draft, command);
    case 'funds.settle':
      return settle(draft, command);
    case 'funds.post':
      return post(draft, command);
  }
};
