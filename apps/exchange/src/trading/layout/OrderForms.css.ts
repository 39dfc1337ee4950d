import { space, target, vars } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const line = `1px solid ${vars.line.subtle}`;

const coarse = '(pointer: coarse)';

/** The tab, and above each form what it can spend, which the form itself draws there. */
const anyStrip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  blockSize: '28px',
  borderBlock: line,
  paddingInline: space[8],
  '@media': { [coarse]: { blockSize: target.touch } },
});

export const strip = styleVariants({
  panel: [anyStrip],
  drawer: [anyStrip, { borderBlockStart: 0, paddingInline: 0 }],
});

globalStyle(`${anyStrip} [role="tab"]`, {
  blockSize: '26px',
  '@media': { [coarse]: { blockSize: '30px', minBlockSize: 0 } },
});
globalStyle(`${anyStrip} > :nth-child(2) button`, { blockSize: target.pointer, minBlockSize: 0 });

export const tools = style({ paddingInlineStart: space[8] });

export const forms = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const form = style({ minInlineSize: 0, selectors: { '& + &': { borderInlineStart: line } } });
