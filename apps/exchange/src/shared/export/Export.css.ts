import { radius, space, typography, vars } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

/** As high as the choice, so that the dialog doesn't jump when the export starts. */
const content = style({ display: 'grid', alignContent: 'start', gap: space[16] });

export const contentWith = styleVariants({
  nothingToChoose: [content, { minBlockSize: '112px' }],
  parts: [content, { minBlockSize: '148px' }],
  kinds: [content, { minBlockSize: '208px' }],
});

export const part = style({ margin: 0, overflowWrap: 'anywhere' });

export const outcome = style({ display: 'grid', gap: space[4] });

export const outcomeLine = style({ margin: 0 });

export const fileName = style({
  ...typography[13],
  margin: 0,
  padding: space[8],
  borderRadius: radius[4],
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
});

/** Inline blocks only break between each other. */
export const filePart = style({ display: 'inline-block' });
