import { space, vars } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const line = `1px solid ${vars.line.subtle}`;

const anyHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '36px',
  borderBlockEnd: line,
});

export const head = styleVariants({ panel: [anyHead, { paddingInline: space[8] }], drawer: [anyHead] });

/** The header already has the line below the tab. */
export const tabs = style({ minInlineSize: 0, marginBlockEnd: '-1px' });

globalStyle(`${tabs} [role="tab"]`, { blockSize: '36px' });

export const forms = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const form = style({
  minInlineSize: 0,
  padding: space[12],
  selectors: { '& + &': { borderInlineStart: line } },
});
