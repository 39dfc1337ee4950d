import type { StoredLength } from './candleStore';

const day = 86_400;

/** How long candles of each length are kept, in seconds. Older ones remain only in the next longer length. */
export const keptSeconds: Readonly<Record<StoredLength, number>> = {
  60: 2 * day,
  900: 60 * day,
  3_600: 365 * day,
  86_400: 5 * 365 * day,
};
