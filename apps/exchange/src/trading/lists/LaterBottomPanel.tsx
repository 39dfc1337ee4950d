import { lazy, memo, Suspense } from 'react';
import type { BottomPanelProps } from './BottomPanel';

// The book and the forms come first: the panel's code is loaded once they are rendered.
const BottomPanel = lazy(async () => ({ default: (await import('./BottomPanel')).BottomPanel }));

/** The layout reserves the panel's space meanwhile. */
export const LaterBottomPanel = memo((props: BottomPanelProps) => (
  <Suspense>
    <BottomPanel {...props} />
  </Suspense>
));
LaterBottomPanel.displayName = 'LaterBottomPanel';
