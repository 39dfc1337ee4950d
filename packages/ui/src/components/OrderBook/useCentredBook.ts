import { useEffect, useLayoutEffect, useRef } from 'react';
import { centred, rowHeight } from './rows/bookPlaces';

const restOf = (grid: HTMLElement, askSlots: number): number =>
  Math.min(centred(askSlots, grid.clientHeight), grid.scrollHeight - grid.clientHeight);

/**
 * Keeps the last price in the middle until someone scrolls. After that their position is kept while sells come and go
 * above it. Another book starts in the middle again.
 */
export const useCentredBook = (grid: HTMLElement | null, askSlots: number, book: string): void => {
  const isCentred = useRef(true);
  const slots = useRef(askSlots);

  useLayoutEffect(() => {
    isCentred.current = true;
  }, [book]);

  useLayoutEffect(() => {
    if (!grid) return;
    if (isCentred.current) grid.scrollTop = restOf(grid, askSlots);
    else grid.scrollTop += (askSlots - slots.current) * rowHeight;
    slots.current = askSlots;
  }, [grid, askSlots, book]);

  useEffect(() => {
    if (!grid) return undefined;
    const observer = new ResizeObserver(() => {
      if (isCentred.current) grid.scrollTop = restOf(grid, slots.current);
    });
    const onScroll = (): void => {
      isCentred.current = Math.abs(grid.scrollTop - restOf(grid, slots.current)) < 1;
    };
    observer.observe(grid);
    grid.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', onScroll);
    };
  }, [grid]);
};
