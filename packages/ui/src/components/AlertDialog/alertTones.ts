import type { ButtonTone } from '../Button/buttonVariants';

export const alertTones = ['danger', 'accent'] as const satisfies readonly ButtonTone[];
/** `danger` where something is lost for good, `accent` where it is only committed. */
export type AlertTone = (typeof alertTones)[number];
