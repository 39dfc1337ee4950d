/** Reaches the other tabs, and is reached by them: a `BroadcastChannel`. */
export interface TabChannel extends Pick<BroadcastChannel, 'postMessage'> {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
