import { style } from '@vanilla-extract/css';
import { space, typography, weight } from '../tokens/scale';
import { vars } from './contract.css';

/** A panel of the trading screen, which fills its place and scrolls its content. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.surface.panel,
  ...typography[12],
});

/** The panel's title, and the controls for all of it. */
export const panelTop = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '36px',
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const panelTitle = style({ fontWeight: weight.medium });
