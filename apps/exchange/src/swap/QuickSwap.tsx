import { quickSwapPair, swapTexts, tradingFee, windDownTexts } from '@exchange/domain';
import { useLocation } from 'react-router-dom';
import { opensQuickSwap } from '#shared/page/place.ts';
import { useFees } from '#entities/fees/fees.ts';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useIsTradable } from '#entities/status/pairStatus.ts';
import { useBalances } from '#entities/funds/useHoldings.ts';
import { QuickSwapView } from './QuickSwapView';
import { swappable } from './quickSwapState';
import type { QuickSwapEntry } from './useQuickSwap';

interface QuickSwapProps {
  entry: QuickSwapEntry;
}

const pausedText = (isTradable: boolean, withdrawOnly: boolean): string | undefined => {
  if (withdrawOnly) return windDownTexts.swaps;
  return isTradable ? undefined : swapTexts.paused;
};

/** Swaps XDCE into XDC, on the pair's own page. */
export const QuickSwap = ({ entry }: QuickSwapProps) => {
  const { kind } = useSession();
  const location = useLocation();
  const { rows } = useBalances();
  const fees = useFees();
  const isTradable = useIsTradable(quickSwapPair);
  const { withdrawOnly } = useSwitches();
  return (
    <QuickSwapView
      wantedBy={opensQuickSwap(location.state) ? location.key : undefined}
      isLoggedIn={kind === 'trader'}
      paused={pausedText(isTradable, withdrawOnly)}
      balance={swappable(rows)}
      feePercent={tradingFee(fees, quickSwapPair.name, 'buy')}
      typed={entry.typed}
      state={entry.state}
      onType={entry.type}
      onSubmit={entry.submit}
      onLook={entry.look}
      onConfirmLook={entry.confirmLook}
      onSendAgain={entry.sendAgain}
    />
  );
};
