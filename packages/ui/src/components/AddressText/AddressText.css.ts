import { globalStyle, style } from '@vanilla-extract/css';
import { space, target } from '../../tokens/scale';

export const root = style({
  overflowWrap: 'anywhere',
  selectors: { '&[data-shortened]': { whiteSpace: 'nowrap' } },
});

/** Selects as a whole, so that nobody pastes half an address. */
export const text = style({ userSelect: 'all' });

/** Invisible, but still there for selection, page search and screen readers. */
export const middle = style({ fontSize: 0, lineHeight: 0 });

/** The dots aren't part of the text: they aren't copied, nor read out where the browser supports alternative text. */
export const tail = style({ '::before': { content: ['"…"', '"…" / ""'] } });

/** Doesn't make the line of text taller. */
export const action = style({
  position: 'relative',
  display: 'inline-flex',
  marginBlock: `-${space[8]}`,
  marginInlineStart: space[4],
  verticalAlign: 'middle',
});

export const group = style({ selectors: { '&:not(:last-child)': { marginInlineEnd: space[8] } } });

/** Reserves room for the button, so that it never wraps to a line of its own. */
globalStyle(`${root}:has(> ${action}) ${group}:last-child`, {
  paddingInlineEnd: `calc(${target.touch} + ${space[4]})`,
});

globalStyle(`${text}:has(> ${group}) + ${action}`, { marginInlineStart: `calc(-1 * ${target.touch})` });
