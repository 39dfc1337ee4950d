/** A picture of the trader's own that the exchange has. */
export type OwnPictureState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; picture: Blob };
