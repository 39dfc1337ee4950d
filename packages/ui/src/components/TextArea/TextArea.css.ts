import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

/** Makes a single line look as it would in a text field. */
export const padding = { small: space[6], medium: space[8], large: space[12] } satisfies Record<ControlSize, string>;

const area = style({
  display: 'block',
  fontVariantNumeric: 'normal',
  fieldSizing: 'content',
  resize: 'none',
  overflowWrap: 'anywhere',
  '@supports': { 'not (field-sizing: content)': { resize: 'vertical' } },
});

export const areaIn = styleVariants(padding, (paddingBlock) => [area, { paddingBlock }]);

export const asides = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: space[12] });

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-exceeded]': { color: vars.tone.danger.text } },
});
