import { style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import type { ConnectionState } from './connectionStates';

const base = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

const colours: Record<ConnectionState, string> = {
  connecting: vars.text.secondary,
  live: vars.tone.success.text,
  lost: vars.tone.danger.text,
};

export const root = styleVariants(colours, (color) => [base, { color }]);

export const picture = style({ inlineSize: '16px', blockSize: '16px' });

export const bar = style({
  fill: 'currentcolor',
  transition: `fill ${motion.quick} ${easing}`,
  selectors: { '&[data-lit="false"]': { fill: vars.line.strong } },
});

export const strike = style({ stroke: 'currentcolor', strokeWidth: '1.5px', strokeLinecap: 'round' });
