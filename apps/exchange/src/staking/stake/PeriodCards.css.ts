import { radius, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const group = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });

export const legend = style({ padding: 0, paddingBlockEnd: space[4], ...typography[13], fontWeight: weight.medium });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
});

/** The whole card is the radio button. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  paddingBlock: space[8],
  paddingInline: space[12],
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius[4],
  background: vars.surface.panel,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.raised },
    '&:has(:checked)': {
      borderColor: vars.tone.accent.text,
      background: vars.tone.accent.surface,
      boxShadow: `inset 0 0 0 1px ${vars.tone.accent.text}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    // As the kit marks what is chosen.
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const months = style({ ...typography[14], fontWeight: weight.medium });

export const rate = style({ ...typography[13], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
