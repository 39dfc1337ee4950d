import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { space } from '../../tokens/scale';
import { mark } from '../Checkbox/mark.css';
import type { RadioOrientation } from './radioOrientations';

const root = style({ display: 'flex', minInlineSize: 0 });

export const orientation = styleVariants({
  vertical: [root, { flexDirection: 'column', gap: space[8] }],
  horizontal: [root, { flexWrap: 'wrap', columnGap: space[24], rowGap: space[8] }],
} satisfies Record<RadioOrientation, (string | StyleRule)[]>);

export const circle = style([mark, { borderRadius: '50%' }]);

/** Drawn as a border, which high-contrast modes keep, unlike backgrounds. */
export const dot = style({ display: 'block', border: '3px solid', borderRadius: '50%' });
