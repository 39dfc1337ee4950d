import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const pool = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
