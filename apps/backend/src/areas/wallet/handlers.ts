import { assets } from '@exchange/domain';
import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import type { StatusStore } from '../status/store';
import { createBalanceStore } from '../trading/balanceStore';

interface WalletOptions {
  db: Queries;
  status: Pick<StatusStore, 'currencies'>;
}

/** Every coin of a trader: what is free, what orders keep, and whether it can be withdrawn at all. */
export const walletTraderHandlers = ({ db, status }: WalletOptions): TraderHandlers => {
  const balances = createBalanceStore(db);
  return {
    wallet: async ({ trader: { uniqueId } }) => {
      const [available, inOrders, currencies] = await Promise.all([
        balances.of(uniqueId, 'available'),
        balances.of(uniqueId, 'in orders'),
        status.currencies(),
      ]);
      const open = new Set(currencies.flatMap(({ symbol, isWithdrawalOpen }) => (isWithdrawalOpen ? [symbol] : [])));
      return {
        data: assets.map(({ symbol, fullName }) => ({
          symbol,
          name: fullName,
          balance: available.get(symbol) ?? '0',
          inTrade: inOrders.get(symbol) ?? '0',
          allowWithdrawal: open.has(symbol),
        })),
      };
    },
  };
};
