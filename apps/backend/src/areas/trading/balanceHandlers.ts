import { assetSymbols } from '@exchange/domain';
import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { createBalanceStore } from './balanceStore';

export const balanceHandlers = (queries: Queries): TraderHandlers => {
  const store = createBalanceStore(queries);
  return {
    balances: async ({ trader }) => {
      const available = await store.of(trader.uniqueId, 'available');
      return { data: assetSymbols.map((symbol) => ({ symbol, balance: available.get(symbol) ?? '0' })) };
    },
  };
};
