import { createReviewStore } from '../identity/papers/reviewStore';
import type { Exchange } from '../exchange/exchange';
import type { Database } from '../db/client';
import type { Job } from '../runtime/job';

interface ReviewingOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Long enough for visitors to see the page that says their documents are being checked. */
const reviewMs = 30_000;

/** Approves identity documents, since a demo has no staff and much waits for that: withdrawals, staking, referral rewards. */
export const reviewingJob = ({ db, exchange, now }: ReviewingOptions): Job => ({
  name: 'demo-review',
  everyMs: 5_000,
  work: async (stopping) => {
    if (!exchange.isOpen()) return;
    for (const { id: submission, submittedAt } of await createReviewStore(db).waiting()) {
      if (stopping.aborted || now() - submittedAt.getTime() < reviewMs) return;
      // Refused where the trader has just replaced them; the new ones have their turn.
      await exchange.submit({ kind: 'kyc.approve', submission, by: 'demo', why: 'A demo approves all documents' });
    }
  },
});
