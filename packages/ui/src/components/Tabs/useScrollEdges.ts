import { useCallback, useState, type RefCallback } from 'react';
import { edgesOf, scrollTo, type ScrollEdges } from './scrollEdges';

const chosen = '[data-state="active"], [aria-current="page"]';

/** By hand, because the browser's own way would also scroll the page to it. */
const reveal = (frame: HTMLElement): void => {
  const tab = frame.querySelector(chosen);
  if (tab) frame.scrollLeft += scrollTo(tab.getBoundingClientRect(), frame.getBoundingClientRect());
};

interface Edges {
  edges: ScrollEdges;
  /** The ref of the line. */
  watch: RefCallback<HTMLElement>;
}

/** At which ends there is more of a line of tabs; the chosen one is always in sight. */
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
