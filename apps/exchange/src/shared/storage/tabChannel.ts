/** Exchanges messages with other tabs: a `BroadcastChannel`. */
export interface TabChannel extends Pick<BroadcastChannel, 'postMessage'> {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
