import { quickSwapPair, type Pair } from '@exchange/domain';
import { lazy, Suspense, type ReactNode } from 'react';
import { useQuickSwap } from './useQuickSwap';

// Only one pair has it, and the others don't need its code.
const QuickSwap = lazy(async () => ({ default: (await import('./QuickSwap')).QuickSwap }));

/**
 * The quick swap for its own pair; renders nothing for others. Use it above anything that changes with the pair or the
 * window's width, so that the result of a swap always appears.
 */
export const useQuickSwapTool = (pair: Pair): ReactNode => {
  const entry = useQuickSwap();
  return pair.name === quickSwapPair.name ? (
    <Suspense>
      <QuickSwap entry={entry} />
    </Suspense>
  ) : undefined;
};
