import type { DecimalText } from '@exchange/domain';
import { useMemo } from 'react';
import { followNothing } from '../../shared/services/followNothing';
import { useServices } from '../../shared/services/services';
import { useStored } from '../../shared/services/useStored';
import type { ListState } from '../../shared/serverState/useTraderList';
import { fundsOf, usdPrices, type Fund } from './fund';
import { useWalletRows } from './useHoldings';
import type { WalletRow } from './walletRow';

export interface FundsWithWorth extends ListState<WalletRow & Fund> {
  /** For one XDC, in USD. */
  xdcPrice: DecimalText | undefined;
  /** No price has arrived yet, and the answer is pending. */
  arePricesLoading: boolean;
}

/** All coins with their value, followed only while on screen. */
export const useFundsWithWorth = (isWanted = true): FundsWithWorth => {
  const { market, usdPrices: store } = useServices();
  const holdings = useWalletRows(isWanted);
  const { quotes, phase } = useStored(isWanted ? market.subscribe : followNothing, market.state);
  const sent = useStored(isWanted ? store.subscribe : followNothing, store.prices);
  const prices = useMemo(() => usdPrices(quotes.values(), sent), [quotes, sent]);
  const rows = useMemo(() => holdings.rows && fundsOf(holdings.rows, prices), [holdings.rows, prices]);
  return {
    ...holdings,
    rows,
    xdcPrice: prices.get('XDC'),
    arePricesLoading: phase === 'loading' && prices.size === 0,
  };
};
