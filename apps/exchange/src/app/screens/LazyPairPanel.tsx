import { lazy, Suspense } from 'react';

// The book and the forms come first.
const PairPanel = lazy(async () => ({ default: (await import('../shell/pair/PairPanel')).PairPanel }));

/** The layout keeps its room meanwhile. */
export const LazyPairPanel = () => (
  <Suspense>
    <PairPanel />
  </Suspense>
);
