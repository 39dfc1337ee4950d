import { createVar } from '@vanilla-extract/css';

/** What stands above the screen for a while and takes its height, so that a full-height screen still fits the window. */
export const roomAbove = createVar();
