import { space, vars } from '@exchange/ui';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { roomAbove } from '#shared/page/room.css.ts';
import { firstSizes, type SizedPanel } from '#shared/settings/panelSizes.ts';
import { sizeProperty } from './panelLimits';

const line = `1px solid ${vars.line.subtle}`;

const above = fallbackVar(roomAbove, '0px');

/** The height of the window without the trading header. */
const height = `calc(100dvh - 49px - ${above})`;

/** A divider, and the panel after it. */
const split = (panel: SizedPanel): string => `1px var(${sizeProperty(panel)}, ${firstSizes[panel]}px)`;

const panel = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'hidden', isolation: 'isolate' });

/** In a low window the page scrolls, and nothing is cut off. */
const columns = style({ display: 'grid', minBlockSize: height, background: vars.surface.panel });

export const desk = style([columns, { gridTemplateColumns: `minmax(0, 1fr) ${split('book')} ${split('tape')}` }]);

export const tablet = style([columns, { gridTemplateColumns: `minmax(0, 1fr) ${split('book')}` }]);

/** The chart gets what the forms and the lists leave. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `minmax(calc(240px - ${above}), 1fr) auto ${split('lists')}`,
  minInlineSize: 0,
});

/** Its content is as high as last given, and would otherwise keep it from shrinking. */
export const chart = style([panel, { borderBlockEnd: line, contain: 'size' }]);

export const forms = style([panel]);

export const lists = style([panel, { overflow: 'auto' }]);

export const column = style([panel, { position: 'relative' }]);

/** As high as the columns beside it, however long its content is. */
export const fill = style({ position: 'absolute', inset: 0 });

export const views = style([fill]);

globalStyle(`${views} > *`, { display: 'flex', flexDirection: 'column', blockSize: '100%' });
globalStyle(`${views} > * > [role="tabpanel"][data-state="active"]`, { flexGrow: 1, minBlockSize: 0 });

export const tabs = style({ flexShrink: 0, paddingInline: space[8] });
