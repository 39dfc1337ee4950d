import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density, vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import type { ControlPlace } from './controlPlaces';

const root = style({
  display: 'grid',
  columnGap: space[8],
  minInlineSize: 0,
  fontSize: density.fontSize,
  lineHeight: density.lineHeight,
});

export const place = styleVariants({
  start: [root, { gridTemplate: '"control label" auto ". note" auto / auto minmax(0, 1fr)' }],
  end: [root, { gridTemplate: '"label control" auto "note ." auto / minmax(0, 1fr) auto' }],
} satisfies Record<ControlPlace, (string | StyleRule)[]>);

/** Makes a line of text large enough to tap. */
const line = style({ paddingBlock: space[2], '@media': { '(pointer: coarse)': { paddingBlock: space[6] } } });

/** As tall as the first line of the label next to it. */
export const control = style([
  line,
  {
    gridArea: 'control',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    boxSizing: 'content-box',
    blockSize: '1lh',
  },
]);

export const label = style([
  line,
  {
    gridArea: 'label',
    justifySelf: 'start',
    color: vars.text.primary,
    fontVariantNumeric: 'normal',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '*:has([data-disabled]) + &': { color: vars.text.secondary, cursor: 'not-allowed' },
    },
  },
]);

export const note = style({ gridArea: 'note' });
