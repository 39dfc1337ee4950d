import type { ReactNode } from 'react';

interface SameHeightProps {
  before: ReactNode;
  /** Rendered invisibly in the same place, to compare heights. */
  after: ReactNode;
}

const unseen = { position: 'absolute', insetInline: 0, insetBlockStart: 0, visibility: 'hidden' } as const;

/**
 * Two states of a panel at the widths of a desktop, a tablet and a phone, to compare their heights. Only one is
 * visible.
 */
export const SameHeight = ({ before, after }: SameHeightProps) => (
  <div style={{ position: 'relative' }}>
    {before}
    {[1200, 840, 720, 328].map((inlineSize) => (
      <div key={inlineSize} inert style={unseen}>
        <div data-compared style={{ inlineSize, maxInlineSize: '100%' }}>
          {before}
          {after}
        </div>
      </div>
    ))}
  </div>
);

const heightsIn = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-compared] > section')].map((panel) => panel.offsetHeight);

/** Their heights before and after. */
export const bothHeights = (canvasElement: HTMLElement): { before: number[]; after: number[] } => {
  const heights = heightsIn(canvasElement);
  return { before: heights.filter((_, at) => at % 2 === 0), after: heights.filter((_, at) => at % 2 === 1) };
};
