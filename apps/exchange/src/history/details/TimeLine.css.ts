import { radius, space, typography, vars, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

/** Focus moves here when the button below disappears; the ring keeps clear of the dots. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  ...typography[13],
  selectors: { '&:focus-visible': { outlineOffset: space[6], borderRadius: radius[4] } },
});

const dotSize = '8px';

/** A line joins each dot with the next. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[24],
  paddingBlockEnd: space[16],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${dotSize} / 2)`,
      insetBlock: '14px -6px',
      inlineSize: '1px',
      background: vars.line.strong,
    },
  },
});

const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '6px',
  boxSizing: 'border-box',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: '50%',
});

export const mark = styleVariants({
  plain: [dot, { background: vars.text.secondary }],
  success: [dot, { background: vars.tone.success.text }],
  warning: [dot, { background: vars.tone.warning.text }],
  danger: [dot, { background: vars.tone.danger.text }],
  waiting: [dot, { border: `2px solid ${vars.tone.accent.text}` }],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12] });

export const title = style({ fontWeight: weight.medium, color: vars.text.primary });

export const time = style({ color: vars.text.secondary, ...typography[12] });

export const text = style({ color: vars.text.secondary, maxInlineSize: '60ch', textWrap: 'pretty' });

export const facts = style({ paddingBlockStart: space[4] });
