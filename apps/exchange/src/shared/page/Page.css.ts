import { measure, screenFrom, space, typography, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  inlineSize: '100%',
  paddingInline: space[16],
  paddingBlock: space[24],
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24], paddingBlock: space[32] } },
});

const centred = { marginInline: 'auto' } as const;

/** Maximum width of the content, without the padding. */
const within = (size: string) => ({ maxInlineSize: `calc(${size} + 2 * ${space[24]})` });

export const width = styleVariants({
  work: [root],
  form: [root, centred, within('420px')],
  reading: [root, centred, within(measure), typography[16]],
});

export const heading = style({
  ...typography[20],
  fontWeight: weight.strong,
  // Takes the focus after a navigation, to be announced; it isn't a control.
  outline: 'none',
});
