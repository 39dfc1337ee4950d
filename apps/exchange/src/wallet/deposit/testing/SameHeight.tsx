import type { ReactNode } from 'react';

interface SameHeightProps {
  before: ReactNode;
  /** Drawn out of sight in the same place, to be as high. */
  after: ReactNode;
}

/** Two states of a panel at the widths of a desk and a phone, for comparing how high they are. */
export const SameHeight = ({ before, after }: SameHeightProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '48px' }}>
    {[1200, 840, 328].map((inlineSize) => (
      <div key={inlineSize} style={{ position: 'relative', inlineSize, maxInlineSize: '100%' }}>
        {before}
        <div inert style={{ position: 'absolute', insetInline: 0, insetBlockStart: 0, visibility: 'hidden' }}>
          {after}
        </div>
      </div>
    ))}
  </div>
);

const heightsIn = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('section[tabindex]')].map((panel) => panel.offsetHeight);

/** How high they are before and after. */
export const bothHeights = (canvasElement: HTMLElement): { before: number[]; after: number[] } => {
  const heights = heightsIn(canvasElement);
  return { before: heights.filter((_, at) => at % 2 === 0), after: heights.filter((_, at) => at % 2 === 1) };
};
