import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

interface RowsInView {
  /** The first one rendered, and the first one no longer rendered. */
  first: number;
  end: number;
}

interface RowsOptions {
  /** Scrolls the list, and perhaps more than that. */
  scroller: HTMLElement;
  /** Undefined until it is rendered. */
  list: HTMLElement | null;
  count: number;
  rowHeight: number;
  /** Rows rendered beyond both edges, so that fast scrolling shows no gaps. */
  beyond: number;
}

/** Enough for the first render, before anything is measured. */
const mostAtFirst = 40;

const within = (row: number, count: number): number => Math.max(0, Math.min(count, row));

/**
 * Which rows of a list are in view. They all have the same height, so nothing but the list's place is measured: a
 * library that measures rows weighs twenty times as much.
 */
export const useRowsInView = ({ scroller, list, count, rowHeight, beyond }: RowsOptions): RowsInView => {
  const [seen, setSeen] = useState<RowsInView>({ first: 0, end: mostAtFirst });

  const look = useCallback((): void => {
    if (!list) return;
    const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const first = Math.floor(above / rowHeight) - beyond;
    const end = Math.ceil((above + scroller.clientHeight) / rowHeight) + beyond;
    setSeen((before) => (before.first === first && before.end === end ? before : { first, end }));
  }, [scroller, list, rowHeight, beyond]);

  // The list may have moved with what is above it.
  useLayoutEffect(look);

  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, look]);

  return { first: within(seen.first, count), end: within(seen.end, count) };
};
