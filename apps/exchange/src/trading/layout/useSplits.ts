import type { SplitterProps } from '@exchange/ui';
import { useId, useLayoutEffect } from 'react';
import type { SizedPanel } from '#shared/settings/panelSizes.ts';
import { firstSizesIn, limitsIn, sizeProperty, writeSizes, type SplitWidth } from './panelLimits';
import type { TradePanels } from './tradePanels';
import { useRoom } from './useRoom';

const labels: Record<SizedPanel, string> = {
  book: 'Width of the order book panel',
  tape: 'Width of the trades panel',
  lists: 'Height of the orders panel',
};

/** The dividers between the panels: their position, and what moving one does. */
export const useSplits = (width: SplitWidth, { sizes, onSizeChange }: Pick<TradePanels, 'sizes' | 'onSizeChange'>) => {
  const id = useId();
  const { frame, setFrame, setForms, room } = useRoom();
  const limits = limitsIn(width, room, sizes);
  useLayoutEffect(() => {
    if (frame) writeSizes(frame, limits);
  });

  const idOf = (panel: SizedPanel): string => `${id}-${panel}`;
  return {
    setFrame,
    setForms,
    idOf,
    splitter: (panel: SizedPanel): SplitterProps => ({
      ...limits[panel],
      label: labels[panel],
      orientation: panel === 'lists' ? 'horizontal' : 'vertical',
      controls: idOf(panel),
      place: 'after',
      first: firstSizesIn(room.height)[panel],
      onMove: (size) => frame?.style.setProperty(sizeProperty(panel), `${size}px`),
      onValueChange: (size) => onSizeChange(panel, size),
    }),
  };
};
