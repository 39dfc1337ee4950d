import type { StatusTone } from '@exchange/domain';

/** One entry of a timeline: what happened, when, and what it means. */
export interface TimeLineEntry {
  title: string;
  at: string;
  /** Left out if it is neither good nor bad. */
  tone?: StatusTone | undefined;
  texts: readonly string[];
  /** Its id on the chain. */
  transactionId?: string | undefined;
  /** The address it was sent to. */
  to?: { address: string; destinationTag: string | undefined } | undefined;
  /** Links to support, if a person can help. */
  isSupportOffered?: boolean | undefined;
}

/** What happens next, after the last entry. */
export interface Waiting {
  title: string;
  text: string;
  /** When that should be finished. */
  until?: string | undefined;
}
