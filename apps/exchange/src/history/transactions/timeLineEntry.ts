import type { StatusTone } from '@exchange/domain';

/** A line of a time line: what happened, when, and what it means. */
export interface TimeLineEntry {
  title: string;
  at: string;
  /** Left out where it is neither good nor bad. */
  tone?: StatusTone | undefined;
  texts: readonly string[];
  /** On its chain. */
  transactionId?: string | undefined;
  /** Where it was sent. */
  to?: { address: string; destinationTag: string | undefined } | undefined;
  /** There is somebody to ask. */
  isSupportOffered?: boolean | undefined;
}

/** What it waits for from the last line on. */
export interface Waiting {
  title: string;
  text: string;
  /** When that is expected to be over. */
  until?: string | undefined;
}
