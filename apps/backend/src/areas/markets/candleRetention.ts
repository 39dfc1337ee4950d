import type { StoredLength } from './candleStore';

const day = 86_400;

/** How far back each length goes, in seconds; what is older is told by the next longer one alone. */
export const keptSeconds: Readonly<Record<StoredLength, number>> = {
  60: 2 * day,
  900: 60 * day,
  3_600: 365 * day,
  86_400: 5 * 365 * day,
};
