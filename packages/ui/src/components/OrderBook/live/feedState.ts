/** The state of live data: loading, unavailable, up to date, or the last known and no longer updated. */
export type FeedState =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; onRetry: () => void; isRetrying?: boolean | undefined }
  | { kind: 'live' }
  | { kind: 'stale' };
