import { screenFrom, space, target, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const title = style({ ...typography[16], fontWeight: weight.strong });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [screenFrom('narrow')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screenFrom('desk')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[24] },
  },
});

export const step = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.pointer,
  fontWeight: weight.medium,
  '@media': { '(pointer: coarse)': { minBlockSize: target.touch } },
});

export const text = style({ ...typography[13], color: vars.text.secondary, textWrap: 'pretty' });
