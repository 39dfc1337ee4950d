import { measure, screenFrom, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';
import { touchArea } from '../../shared/page/touch.css';

/** It takes the focus when what had it is gone, to be read on from, and is no control. */
export const root = style([touchArea, { minInlineSize: 0, outline: 'none' }]);

/** What the part is for. */
export const lead = style({
  ...typography[13],
  color: vars.text.secondary,
  maxInlineSize: measure,
  marginBlockEnd: space[12],
});

/** Words in the table begin where those above it do. */
export const table = style({ '@media': { [screenFrom('tablet')]: { marginInline: `-${space[12]}` } } });

/** Where words wrap, they keep clear of the line under their row. Cards have spacing of their own, so they win. */
globalStyle(`${table} :where(tbody th, tbody td:not([colspan]))`, { paddingBlock: space[6] });

/** Under a table. */
export const note = style({ ...typography[13], color: vars.text.secondary, paddingBlockStart: space[12] });

export const address = style({ whiteSpace: 'normal', overflowWrap: 'normal' });

/** Devices and names can be one long word. */
export const breaking = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
