import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  textWrap: 'pretty',
});

export const text = style({ margin: 0 });

export const secondary = style({ margin: 0, color: vars.text.secondary, ...typography[13] });

export const strong = style({ margin: 0, fontWeight: weight.strong, outline: 'none' });

/** At the end of the reading line on a desktop, full width for thumbs on a phone. */
export const actions = style({
  display: 'grid',
  '@media': { [screenFrom('tablet')]: { display: 'flex', justifyContent: 'flex-end' } },
});

export const name = style({ color: vars.text.secondary, ...typography[13] });

export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const step = style({ display: 'grid', gap: space[8] });

/** Disabled while the form is being sent. It has no visual style. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const tablet = screenFrom('tablet');

const row = (least: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
    gap: `${space[16]} ${space[24]}`,
    alignItems: 'start',
  });

/** Three in a row from a small tablet on. */
export const three = row('200px');

/** At most four in a row. */
export const four = row('240px');

/** The captcha, and the button at the end of its line. */
export const end = style([
  part,
  {
    paddingBlockStart: space[8],
    '@media': {
      [tablet]: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', alignItems: 'end', justifyItems: 'start' },
    },
  },
]);

/** The button stands beside the captcha's field, above the room for its note. */
export const submit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [tablet]: { paddingBlockEnd: `calc(${typography[12].lineHeight} + ${space[2]})` } },
});

export const captcha = style({ inlineSize: '100%' });

/** Each label above its value. */
export const facts = style([four, { rowGap: space[12] }]);

export const fact = style({ display: 'grid', gap: space[2] });

export const heading = style({ margin: 0, paddingBlockStart: space[8], ...typography[14], fontWeight: weight.strong });
