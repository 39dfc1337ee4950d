import type { Place } from './stores/places';
import type { TraderRow } from './stores/traders';

/** The account that something happens to, and where it is done from. */
export interface Caller {
  trader: TraderRow;
  place: Place;
  /** Of a trader who is signed in. */
  session?: string | undefined;
}

/** What the audit log records of a call. */
export const eventOf = (
  { trader, place }: { trader: Pick<TraderRow, 'uniqueId'> | undefined; place: Place },
  at: Date,
) => ({
  at,
  uniqueId: trader?.uniqueId,
  address: place.address,
  device: place.device,
});
