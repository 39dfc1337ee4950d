import { assignVars, createThemeContract, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, target, typography, weight } from '../../tokens/scale';
import type { ToneTokens } from '../../tokens/tokens';
import type { ButtonSize, ButtonTone, ButtonVariant } from './buttonVariants';

const colour = createThemeContract({ text: '', surface: '', line: '', solid: '', solidHover: '', onSolid: '' });

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: radius[4],
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick} ${easing}`,
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: target.touch } },
});

/** A tap leaves `:hover` behind on a touch screen, so only a real pointer gets it. */
const underPointer = (look: StyleRule): StyleRule => ({
  selectors: { '&:not([aria-disabled="true"]):active, &[data-state="open"]': look },
  '@media': { '(hover: hover)': { selectors: { '&:not([aria-disabled="true"]):hover': look } } },
});

const inVariant = (rest: StyleRule, pointed: StyleRule, disabled: StyleRule) => [
  root,
  rest,
  underPointer(pointed),
  { selectors: { '&[data-disabled]': { color: vars.text.disabled, ...disabled } } },
];

export const variant = styleVariants({
  solid: inVariant(
    { background: colour.solid, color: colour.onSolid },
    { background: colour.solidHover },
    { background: vars.surface.raised },
  ),
  outline: inVariant(
    { background: 'transparent', color: colour.text, borderColor: colour.line },
    { background: colour.surface },
    { borderColor: vars.line.subtle },
  ),
  ghost: inVariant({ background: 'transparent', color: colour.text }, { background: colour.surface }, {}),
} satisfies Record<ButtonVariant, unknown>);

const toneColours: Record<ButtonTone, ToneTokens> = {
  accent: vars.tone.accent,
  neutral: { ...vars.tone.neutral, text: vars.text.primary },
  buy: vars.tone.buy,
  sell: vars.tone.sell,
  danger: vars.tone.danger,
};

export const tone = styleVariants(toneColours, (colours) => ({ vars: assignVars(colour, colours) }));

export const size = styleVariants({
  small: { blockSize: controlHeight[28], paddingInline: space[8], ...typography[12] },
  medium: { blockSize: controlHeight[36], paddingInline: space[12], ...typography[14] },
  large: { blockSize: controlHeight[44], paddingInline: space[16], ...typography[14] },
} satisfies Record<ButtonSize, StyleRule>);

/** Both labels share one cell, so that the button always has the width of the wider one. */
export const labels = style({ display: 'inline-grid', justifyItems: 'center' });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  gridArea: '1 / 1',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});
