import type { Clock } from '@exchange/domain';

/** `DD-MM-YYYY` */
export const dayText = (moment: number, clock: Clock): string =>
  clock.show(moment)?.slice(0, 'DD-MM-YYYY'.length) ?? '';
