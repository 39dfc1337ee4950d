import { subtract, type Pair } from '@exchange/domain';
import { confirmationLimit } from '@exchange/machines';
import { useMemo } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useBalances } from '#entities/funds/useHoldings.ts';
import { useOpenOrders, useUserTrades } from './openOrders/useOrderLists';

/** The trader's open orders on the pair, for the book and the chart. */
export const useOwnOrders = (pair: Pair) => {
  const { rows } = useOpenOrders();
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ name }) => name === pair.name)
        .map(({ id, side, price, amount, filled }) => ({ id, side, price, amount: subtract(amount, filled) })),
    [rows, pair],
  );
};

/** The trader's available balance of the pair's two coins; unknown until it has loaded, or if it can't be loaded. */
export const usePairBalances = ({ base, quote }: Pair) => {
  const { rows, failure } = useBalances();
  const areSettled = rows !== undefined || failure !== undefined;
  return useMemo(() => {
    const of = (wanted: string) => rows?.find(({ symbol }) => symbol === wanted)?.available;
    return { base: of(base), quote: of(quote), areSettled };
  }, [rows, areSettled, base, quote]);
};

/** Larger amounts need a confirmation; see the setting `confirmOrdersAbove`. */
export const useConfirmAbove = (pair: Pair) => {
  const { config } = useServices();
  const { rows } = useUserTrades(config.confirmOrdersAbove > 0);
  return useMemo(() => {
    const amounts = (rows ?? []).flatMap(({ name, amount }) => (name === pair.name ? [amount] : []));
    const factor = config.confirmOrdersAbove > 0 ? String(config.confirmOrdersAbove) : undefined;
    return confirmationLimit(amounts, factor);
  }, [rows, pair, config]);
};
