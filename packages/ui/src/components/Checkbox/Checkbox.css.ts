import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/scale';
import { mark } from './mark.css';

export const box = style([mark, { borderRadius: radius[4] }]);

export const tick = style({ display: 'flex' });
