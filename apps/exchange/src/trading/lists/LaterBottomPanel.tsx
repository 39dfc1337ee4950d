import { lazy, memo, Suspense } from 'react';
import type { BottomPanelProps } from './BottomPanel';

// The book and the forms come first: what lists orders is asked for once they are drawn.
const BottomPanel = lazy(async () => ({ default: (await import('./BottomPanel')).BottomPanel }));

/** The room of the panel is there meanwhile, as the layout gives it. */
export const LaterBottomPanel = memo((props: BottomPanelProps) => (
  <Suspense>
    <BottomPanel {...props} />
  </Suspense>
));
LaterBottomPanel.displayName = 'LaterBottomPanel';
