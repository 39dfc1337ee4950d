import { measure, screenFrom, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';
import { touchArea } from '#shared/page/touch.css.ts';

/** Takes the focus when the focused element disappears, to continue from here; it isn't a control. */
export const root = style([touchArea, { minInlineSize: 0, outline: 'none' }]);

/** What the section is for. */
export const lead = style({
  ...typography[13],
  color: vars.text.secondary,
  maxInlineSize: measure,
  marginBlockEnd: space[12],
});

/** Aligns the table's text with the text above. */
export const table = style({ '@media': { [screenFrom('tablet')]: { marginInline: `-${space[12]}` } } });

/** Keeps wrapped text clear of the line below its row. Cards have spacing of their own, which takes precedence. */
globalStyle(`${table} :where(tbody th, tbody td:not([colspan]))`, { paddingBlock: space[6] });

/** A note below a table. */
export const note = style({ ...typography[13], color: vars.text.secondary, paddingBlockStart: space[12] });

export const address = style({ whiteSpace: 'normal', overflowWrap: 'normal' });

/** Devices and names can be one long word. In a table, a short one is as wide as it is: packed columns get no more. */
export const breaking = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': {
    [screenFrom('tablet')]: { display: 'inline-block', inlineSize: 'max-content', maxInlineSize: 'min(20em, 30cqi)' },
  },
});
