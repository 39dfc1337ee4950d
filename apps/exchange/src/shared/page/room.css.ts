import { createVar } from '@vanilla-extract/css';

/** The height of anything temporarily above the screen, so that a full-height screen still fits the window. */
export const roomAbove = createVar();
