import { useEffect, useRef, type ReactNode } from 'react';

const reveal = (panel: HTMLElement): void => {
  if (panel.getBoundingClientRect().bottom <= window.innerHeight) return;
  panel.closest('tr')?.previousElementSibling?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

export interface RevealedProps {
  children: ReactNode;
  /** Once is enough: later, the page stays where its reader has scrolled it. */
  isDue: boolean;
  onDone: () => void;
}

/** A panel that reaches below the edge of the screen: its row is scrolled to the top. */
export const Revealed = ({ children, isDue, onDone }: RevealedProps) => {
  const panel = useRef<HTMLDivElement>(null);
  // Not before this effect: a screen that has just come up is scrolled to its own top.
  useEffect(() => {
    if (!isDue || !panel.current) return;
    reveal(panel.current);
    onDone();
  }, [isDue, onDone]);
  return <div ref={panel}>{children}</div>;
};
