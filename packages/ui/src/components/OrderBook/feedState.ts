/** How it stands with what comes in live: on its way, not to be had, followed, or known once and no longer followed. */
export type FeedState =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; onRetry: () => void; isRetrying?: boolean | undefined }
  | { kind: 'live' }
  | { kind: 'stale' };
