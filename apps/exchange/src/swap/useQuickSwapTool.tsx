import { quickSwapPair, type Pair } from '@exchange/domain';
import { lazy, Suspense, type ReactNode } from 'react';
import { useQuickSwap } from './useQuickSwap';

// One pair has it, and the others do without its code.
const QuickSwap = lazy(async () => ({ default: (await import('./QuickSwap')).QuickSwap }));

/**
 * The quick swap for the page of its pair, and nothing for any other. To be used above whatever changes with the pair or
 * the width of the window: what became of a swap is heard there all the same.
 */
export const useQuickSwapTool = (pair: Pair): ReactNode => {
  const entry = useQuickSwap();
  return pair.name === quickSwapPair.name ? (
    <Suspense>
      <QuickSwap entry={entry} />
    </Suspense>
  ) : undefined;
};
