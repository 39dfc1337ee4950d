import type { EventFact } from '../../../exchange/committedEvents';
import type { RatioSwap } from './ratioSwap';

declare module '../../../exchange/committedEvents' {
  interface CommittedEvents {
    /** A request after it was made or decided. */
    'swap.changed': { swap: RatioSwap };
  }
}

export const swapChanged = (swap: RatioSwap): EventFact[] => [{ kind: 'swap.changed', payload: { swap } }];
