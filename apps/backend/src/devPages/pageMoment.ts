/** A moment as pages for developers show it, whichever zone they are read in. */
export const pageMoment = (at: Date): string => at.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC');
