import { useEffect, useRef, type ReactNode } from 'react';

const reveal = (panel: HTMLElement): void => {
  if (panel.getBoundingClientRect().bottom <= window.innerHeight) return;
  panel.closest('tr')?.previousElementSibling?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

export interface RevealedProps {
  children: ReactNode;
  /** Only once: afterwards, the page stays where the trader has scrolled it. */
  isDue: boolean;
  onDone: () => void;
}

/** If the panel extends below the edge of the screen, its row is scrolled to the top. */
export const Revealed = ({ children, isDue, onDone }: RevealedProps) => {
  const panel = useRef<HTMLDivElement>(null);
  // Not before this effect: a newly opened screen scrolls to its own top first.
  useEffect(() => {
    if (!isDue || !panel.current) return;
    reveal(panel.current);
    onDone();
  }, [isDue, onDone]);
  return <div ref={panel}>{children}</div>;
};
