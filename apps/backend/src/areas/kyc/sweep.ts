import type { Database } from '../../db/client';
import type { Job } from '../../runtime/job';
import { createKycStore, type KycSeals } from '../../identity/papers/kycStore';

const hour = 60 * 60_000;
const day = 24 * hour;

interface SweepOptions {
  db: Database;
  seals: KycSeals;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Deletes pictures that were never submitted. */
export const kycSweepJob = ({ db, seals, now }: SweepOptions): Job => ({
  name: 'kyc-retention',
  everyMs: hour,
  work: () => createKycStore(db, seals).sweep(new Date(now() - day)),
});
