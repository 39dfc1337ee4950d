import { timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that tells nothing about where they differ. */
export const isSameSecret = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
