import {
  tradingFee,
  windDownTexts,
  type DecimalText,
  type OrderCircumstances,
  type Pair,
  type Side,
} from '@exchange/domain';
import { useFees } from '#entities/fees/fees.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useIsTradable } from '#entities/status/pairStatus.ts';
import { usePairBalances } from './useOwnOrders';

export interface PairTerms extends Pick<OrderCircumstances, 'balances' | 'isTradable' | 'stopped' | 'isLoggedIn'> {
  feePercents: Readonly<Record<Side, DecimalText>>;
}

/** What decides whether this trader can place an order on the pair, and at what fee. */
export const usePairTerms = (pair: Pair): PairTerms => {
  const { kind } = useSession();
  const fees = useFees();
  return {
    balances: usePairBalances(pair),
    isTradable: useIsTradable(pair),
    stopped: useSwitches().withdrawOnly ? windDownTexts.trading : undefined,
    isLoggedIn: kind === 'trader',
    feePercents: { buy: tradingFee(fees, pair.name, 'buy'), sell: tradingFee(fees, pair.name, 'sell') },
  };
};
