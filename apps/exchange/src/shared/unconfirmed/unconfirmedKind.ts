import type { ReactNode } from 'react';

/** One kind of unconfirmed action. Each area describes its own, and the header shows them together. */
export interface UnconfirmedKind {
  nouns: { one: string; many: string };
  count: number;
  /** One message for each, if nothing else tells of it when it gets no answer. */
  warnings?: readonly { id: string; text: string }[];
  /** What we know, and ways to resolve it. A link to another screen in it calls `onLeave`. */
  renderDetails: (onLeave: () => void) => ReactNode;
}
