import { screenBelow, space, target, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const markSize = '20px';

/** Shrinks if the window is too narrow for the name, but keeps the mark. */
export const link = style({ minInlineSize: markSize });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: target.touch,
  ...typography[16],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '@media': { [screenBelow('small')]: { ...typography[14], gap: space[6] } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const mark = style({ inlineSize: markSize, blockSize: markSize, flexShrink: 0 });

export const near = style({ stroke: vars.text.primary });

export const far = style({ stroke: vars.tone.accent.solid });
