import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, space, target, typography } from '../../tokens/scale';
import { box } from '../Field/box.css';

/** The box of a text field, growing with its chips. */
export const frame = style([box.medium, { flexWrap: 'wrap', gap: space[4], padding: space[4] }]);

export const chips = style({
  display: 'contents',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minBlockSize: target.pointer,
  paddingInlineStart: space[8],
  borderRadius: radius[4],
  background: vars.tone.neutral.surface,
  color: vars.tone.neutral.text,
  cursor: 'default',
  ...typography[13],
  selectors: { '&[data-wrong]': { background: vars.tone.danger.surface, color: vars.tone.danger.text } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const fault = style({ ...typography[12] });

export const icon = style({ display: 'flex', flex: 'none' });

export const remove = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: target.pointer,
  minBlockSize: target.pointer,
  padding: 0,
  border: 0,
  borderRadius: radius[4],
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: target.touch, minBlockSize: target.touch },
  },
});

/** Fills the rest of the line, but is never too narrow to type in. */
export const input = style({ flex: '1 1 12ch', minInlineSize: '12ch', minBlockSize: target.pointer });
