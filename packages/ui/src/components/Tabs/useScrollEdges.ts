import { useCallback, useState, type RefCallback } from 'react';
import { edgesOf, scrollTo, type ScrollEdges } from './scrollEdges';

const chosen = '[data-state="active"], [aria-current="page"]';

/** Scrolls the row itself, because `scrollIntoView` would also scroll the page. */
const reveal = (frame: HTMLElement): void => {
  const tab = frame.querySelector(chosen);
  if (tab) frame.scrollLeft += scrollTo(tab.getBoundingClientRect(), frame.getBoundingClientRect());
};

interface Edges {
  edges: ScrollEdges;
  /** Ref of the row. */
  watch: RefCallback<HTMLElement>;
}

/** The ends at which a row of tabs can be scrolled further. Keeps the selected tab in view. */
export const useScrollEdges = (): Edges => {
  const [edges, setEdges] = useState<ScrollEdges>('none');
  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const read = () => setEdges(edgesOf(frame));
    const settle = () => {
      reveal(frame);
      read();
    };
    const resized = new ResizeObserver(settle);
    for (const watched of [frame, ...frame.children]) resized.observe(watched);
    const changed = new MutationObserver(settle);
    changed.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-current'] });
    frame.addEventListener('scroll', read, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      frame.removeEventListener('scroll', read);
    };
  }, []);
  return { edges, watch };
};
