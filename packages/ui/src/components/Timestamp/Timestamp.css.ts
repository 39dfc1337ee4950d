import { style } from '@vanilla-extract/css';

/** In a narrow column it may wrap between date and time, but not within them. */
export const root = style({ fontVariantNumeric: 'tabular-nums' });

export const part = style({ whiteSpace: 'nowrap' });

/** Tabular figures widen the hyphen too, which then looks like a minus. */
export const hyphen = style({ fontVariantNumeric: 'normal' });
