import type { ReactNode } from 'react';

/**
 * What a trader sent and the exchange has not confirmed, one kind of it. Each area describes its own, and the header
 * shows them together.
 */
export interface UnconfirmedKind {
  nouns: { one: string; many: string };
  count: number;
  /** What we know, and the ways to settle it. A link in there to another screen calls `onLeave`. */
  renderDetails: (onLeave: () => void) => ReactNode;
}
