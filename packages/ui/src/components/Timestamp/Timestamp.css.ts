import { style } from '@vanilla-extract/css';

/** Day and time each stay in one piece; between them a narrow column may break. */
export const root = style({ fontVariantNumeric: 'tabular-nums' });

export const part = style({ whiteSpace: 'nowrap' });

/** Tabular figures widen the hyphen too, which then looks like a minus. */
export const hyphen = style({ fontVariantNumeric: 'normal' });
