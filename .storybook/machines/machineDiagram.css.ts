import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../packages/ui/src/theme/contract.css';
import { easing } from '../../packages/ui/src/tokens/motion';
import { typography, weight } from '../../packages/ui/src/tokens/scale';

/** Keeps its size and scrolls, so that it is legible on a phone. */
export const scroller = style({ overflowX: 'auto' });

export const diagram = style({ maxInlineSize: 'none', fontSize: typography[12].fontSize, overflow: 'visible' });

export const box = style({ fill: vars.surface.page, stroke: vars.line.strong });

export const container = style({ fill: vars.surface.panel, stroke: vars.line.strong });

export const divider = style({ stroke: vars.line.strong, strokeDasharray: '4 4' });

export const name = style({ fill: vars.text.primary, fontSize: typography[13].fontSize, fontWeight: weight.strong });

export const start = style({ fill: vars.tone.accent.solid });

export const end = style({ fill: 'none', stroke: vars.text.secondary });

export const transition = style({});

export const hit = style({
  fill: 'transparent',
  selectors: { [`${transition}:hover &`]: { fill: vars.surface.raised } },
});

const pointed = `${transition}:hover &`;

export const event = style({ fill: vars.text.primary });

export const condition = style({ fill: vars.text.secondary });

export const target = style({
  fill: vars.text.secondary,
  textAnchor: 'end',
  selectors: { [pointed]: { fill: vars.tone.accent.text } },
});

export const line = style({
  fill: 'none',
  stroke: vars.line.control,
  transition: `stroke ${motion.quick} ${easing}`,
  selectors: { [pointed]: { stroke: vars.tone.accent.text, strokeWidth: 2 } },
});

export const head = style({
  fill: vars.line.control,
  selectors: { [pointed]: { fill: vars.tone.accent.text } },
});
