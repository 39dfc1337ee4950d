export const scrollEdges = ['none', 'start', 'end', 'both'] as const;
/** The ends at which a row of tabs can be scrolled further. */
export type ScrollEdges = (typeof scrollEdges)[number];

export interface Scrolled {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Browsers scroll by fractions of a pixel. */
const slack = 1;

export const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: Scrolled): ScrollEdges => {
  const hasBefore = scrollLeft > slack;
  const hasAfter = scrollWidth - clientWidth - scrollLeft > slack;
  if (hasBefore && hasAfter) return 'both';
  if (hasBefore) return 'start';
  return hasAfter ? 'end' : 'none';
};

interface Extent {
  left: number;
  right: number;
}

/** How much of the next tab to show, as a hint that there is one. */
const neighbour = 40;

/** How far to scroll so that a tab is in view, with part of the next one. */
export const scrollTo = (wanted: Extent, frame: Extent): number => {
  if (wanted.left < frame.left + neighbour) return wanted.left - frame.left - neighbour;
  return Math.max(0, wanted.right - frame.right + neighbour);
};
