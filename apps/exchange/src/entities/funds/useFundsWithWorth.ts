import type { DecimalText } from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { followNothing } from '#shared/services/followNothing.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useStored } from '#shared/services/useStored.ts';
import type { ListState } from '#shared/serverState/useTraderList.ts';
import { fundsOf, usdPrices, type Fund } from './fund';
import { useWalletRows } from './useHoldings';
import { walletQuery } from './queries';
import type { WalletAccount, WalletRow } from './walletRow';

export interface FundsWithWorth extends ListState<WalletRow & Fund> {
  /** For one XDC, in USD. */
  xdcPrice: DecimalText | undefined;
  /** No price has arrived yet, and the answer is pending. */
  arePricesLoading: boolean;
}

/** All coins with their value, followed only while on screen. */
export const useFundsWithWorth = (isWanted = true): FundsWithWorth => {
  const { config, market, usdPrices: store } = useServices();
  const holdings = useWalletRows(isWanted);
  const { quotes, phase } = useStored(isWanted ? market.subscribe : followNothing, market.state);
  const sent = useStored(isWanted ? store.subscribe : followNothing, store.prices);
  const { xdcPrices } = config;
  const prices = useMemo(() => usdPrices(quotes.values(), sent, xdcPrices), [quotes, sent, xdcPrices]);
  const rows = useMemo(() => holdings.rows && fundsOf(holdings.rows, prices), [holdings.rows, prices]);
  return {
    ...holdings,
    rows,
    xdcPrice: prices.get('XDC'),
    arePricesLoading: phase === 'loading' && prices.size === 0,
  };
};

/** What decides about withdrawals of all coins, from the last load of `useWalletRows`. */
export const useWalletAccount = (): WalletAccount | undefined => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  return useQuery({ ...walletQuery(client, userId), enabled: false }).data?.account;
};
