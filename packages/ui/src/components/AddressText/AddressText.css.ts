import { globalStyle, style } from '@vanilla-extract/css';
import { space, target } from '../../tokens/scale';

export const root = style({
  overflowWrap: 'anywhere',
  selectors: { '&[data-shortened]': { whiteSpace: 'nowrap' } },
});

/** Selected as one, so that nobody pastes half an address. */
export const text = style({ userSelect: 'all' });

/** Invisible, but still there for selection, page search and screen readers. */
export const middle = style({ fontSize: 0, lineHeight: 0 });

/** The dots are none of the text: they are not copied, and not read out where the browser can be told so. */
export const tail = style({ '::before': { content: ['"…"', '"…" / ""'] } });

/** Does not make the line of text higher. */
export const action = style({
  position: 'relative',
  display: 'inline-flex',
  marginBlock: `-${space[8]}`,
  marginInlineStart: space[4],
  verticalAlign: 'middle',
});

export const group = style({ selectors: { '&:not(:last-child)': { marginInlineEnd: space[8] } } });

/** The last group keeps room for the button, so that the button never wraps to a line of its own. */
globalStyle(`${root}:has(> ${action}) ${group}:last-child`, {
  paddingInlineEnd: `calc(${target.touch} + ${space[4]})`,
});

globalStyle(`${text}:has(> ${group}) + ${action}`, { marginInlineStart: `calc(-1 * ${target.touch})` });
