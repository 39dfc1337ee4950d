import { radius, space, typography, vars, weight } from '@exchange/ui';
import { style, type StyleRule } from '@vanilla-extract/css';

const wide = (rule: StyleRule): StyleRule => ({ '@container': { '(width >= 600px)': rule } });

/** Whole pixels for each module of the QR code. */
const codeSide = { narrow: '125px', wide: '166px' };

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${codeSide.narrow} minmax(0, 1fr)`,
  gridTemplateAreas: '"qr note" "fields fields" "tips tips"',
  columnGap: space[16],
  rowGap: space[12],
  ...wide({
    gridTemplateColumns: `${codeSide.wide} minmax(0, 640px)`,
    gridTemplateAreas: '"qr note" "qr fields" "qr tips"',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space[24],
  }),
});

export const qr = style({
  gridArea: 'qr',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});

/** Otherwise the UI package's image would sit on the text's baseline. */
export const code = style({ display: 'flex' });

export const note = style({ gridArea: 'note', display: 'grid', alignContent: 'start', gap: space[4] });

export const network = style({ margin: 0 });

export const networkLabel = style({ ...typography[12], color: vars.text.secondary });

export const networkName = style({ ...typography[16], margin: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const sendOnly = style({ margin: 0, ...typography[13], textWrap: 'pretty' });

const fieldList = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const fields = style([fieldList, { gridArea: 'fields' }]);

export const dialogFields = style([fieldList, { inlineSize: '100%' }]);

export const tips = style({
  gridArea: 'tips',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.secondary,
  ...typography[13],
});

export const warning = style({
  display: 'flex',
  gap: space[6],
  margin: 0,
  color: vars.tone.warning.text,
  ...typography[13],
});

/** As high as the line it starts. */
export const warningIcon = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: typography[13].lineHeight,
});

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[16],
});

export const unavailable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
});

export const failureIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: typography[14].lineHeight,
  color: vars.tone.danger.text,
});

export const failureTitle = style({ margin: 0, fontWeight: weight.medium });

/** As high as a copy field, line for line. */
export const fieldPlaceholder = style({ display: 'grid', gap: space[6] });

export const labelPlaceholder = style({ display: 'flex', alignItems: 'center', blockSize: typography[13].lineHeight });

/** Longer addresses take two lines below the width at which they fit on one. */
const oneLine: StyleRule = { selectors: { '&&': { blockSize: '36px' } } };

export const boxPlaceholder = style({
  display: 'grid',
  blockSize: '76px',
  selectors: { '&[data-lines="1"]': { blockSize: '36px' }, '&[data-lines="2"]': { blockSize: '56px' } },
  '@container': {
    '(width >= 600px)': {
      blockSize: '56px',
      selectors: { '&[data-lines="1"], &[data-lines="2"]': { blockSize: '36px' } },
    },
    '(width >= 740px)': oneLine,
  },
});

export const warningPlaceholder = style({
  blockSize: '40px',
  '@container': { '(width >= 790px)': { blockSize: '20px' } },
});
