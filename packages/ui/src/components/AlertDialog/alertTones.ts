import type { ButtonTone } from '../Button/buttonVariants';

export const alertTones = ['danger', 'accent'] as const satisfies readonly ButtonTone[];
/** `danger` if something is lost for good, `accent` for a commitment that loses nothing. */
export type AlertTone = (typeof alertTones)[number];
