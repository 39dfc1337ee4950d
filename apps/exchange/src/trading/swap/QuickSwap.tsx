import { quickSwapPair, tradingFee } from '@exchange/domain';
import { useSession } from '../../shared/services/useSession';
import { useBalances } from '../lists/useTraderList';
import { useFees, useIsTradable } from '../orders/terms';
import { QuickSwapView } from './QuickSwapView';
import { swappable } from './quickSwapState';
import type { QuickSwapEntry } from './useQuickSwap';

interface QuickSwapProps {
  entry: QuickSwapEntry;
}

/** Swaps XDCE into XDC, from the page of their pair. */
export const QuickSwap = ({ entry }: QuickSwapProps) => {
  const { kind } = useSession();
  const { rows } = useBalances();
  const fees = useFees();
  const isTradable = useIsTradable(quickSwapPair);
  return (
    <QuickSwapView
      isLoggedIn={kind === 'trader'}
      isPaused={!isTradable}
      balance={swappable(rows)}
      feePercent={tradingFee(fees, quickSwapPair.name, 'buy')}
      typed={entry.typed}
      state={entry.state}
      onType={entry.type}
      onSubmit={entry.submit}
      onLook={entry.look}
      onConfirmLook={entry.confirmLook}
    />
  );
};
