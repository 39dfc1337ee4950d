import {
  cleanups,
  tradingFee,
  type DecimalText,
  type OrderCircumstances,
  type Pair,
  type Side,
} from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followFees, useFees } from '../info/fees';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { followPairStatus, useIsTradable } from '../status/pairStatus';
import { usePairBalances } from './useOwnOrders';

export interface PairTerms extends Pick<OrderCircumstances, 'balances' | 'isTradable' | 'isLoggedIn'> {
  feePercents: Readonly<Record<Side, DecimalText>>;
}

const useFollowedTerms = (): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  useEffect(() => cleanups([followFees({ feed, queries }), followPairStatus({ feed, queries })]), [feed, queries]);
};

/** What decides whether this trader may place an order on the pair, and what it costs. To be used once. */
export const usePairTerms = (pair: Pair): PairTerms => {
  const { kind } = useSession();
  useFollowedTerms();
  const fees = useFees();
  return {
    balances: usePairBalances(pair),
    isTradable: useIsTradable(pair),
    isLoggedIn: kind === 'trader',
    feePercents: { buy: tradingFee(fees, pair.name, 'buy'), sell: tradingFee(fees, pair.name, 'sell') },
  };
};
