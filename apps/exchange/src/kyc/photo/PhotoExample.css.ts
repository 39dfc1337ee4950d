import { radius, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
});

const line = {
  stroke: vars.text.secondary,
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A filled shape with an outline. */
export const shape = style({ ...line, fill: vars.surface.page });

/** An outline only. */
export const edge = style({ ...line, fill: 'none' });

/** Filled, as dark as on a document. */
export const dark = style({ fill: vars.text.secondary });

/** Lines of print. */
export const print = style({ stroke: vars.line.strong, strokeWidth: '3px', strokeLinecap: 'round' });

/** The corners that must be in the picture. */
export const corner = style({
  fill: 'none',
  stroke: vars.tone.accent.text,
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const writing = style({
  fontSize: '9px',
  fontWeight: weight.medium,
  fill: vars.text.primary,
  textAnchor: 'middle',
});
