import { quickSwapPair, tradingFee } from '@exchange/domain';
import { useFees } from '../info/fees';
import { useSession } from '../shared/services/useSession';
import { useIsTradable } from '../status/pairStatus';
import { useBalances } from '../wallet/useHoldings';
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
