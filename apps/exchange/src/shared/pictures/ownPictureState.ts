/** One of the trader's own pictures, stored by the exchange. */
export type OwnPictureState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; picture: Blob };
