import { and, eq } from 'drizzle-orm';
import { assetSymbols, type DecimalText } from '@exchange/domain';
import type { Queries } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import { account } from '../../db/schema';
import type { TraderKind } from '../../ledger/accounts';
import type { TraderHandlers } from '../../contract/handlers';

const createBalanceStore = (queries: Queries) => ({
  /** A trader's balances of one kind, by currency. Currencies the trader never had are missing. */
  of: async (owner: string, kind: TraderKind): Promise<Map<string, DecimalText>> => {
    const rows = await queries
      .select({ asset: account.asset, balance: account.balance })
      .from(account)
      .where(and(eq(account.owner, owner), eq(account.kind, kind)));
    return new Map(rows.map(({ asset, balance }) => [asset, plainDecimal(balance)]));
  },
});

export const balanceHandlers = (queries: Queries): TraderHandlers => {
  const store = createBalanceStore(queries);
  return {
    balances: async ({ trader }) => {
      const available = await store.of(trader.uniqueId, 'available');
      return { data: assetSymbols.map((symbol) => ({ symbol, balance: available.get(symbol) ?? '0' })) };
    },
  };
};
