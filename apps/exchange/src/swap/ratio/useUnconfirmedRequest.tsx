import type { UnconfirmedKind } from '../../shared/unconfirmed/unconfirmedKind';
import { unconfirmedTexts as texts } from './texts';
import { UnconfirmedRequest } from './UnconfirmedRequest';
import { useRatioSwap } from './useRatioSwap';

/** The request for a ratio swap that the exchange has not confirmed, wherever its trader is. */
export const useUnconfirmedRequest = (): UnconfirmedKind => {
  const { unconfirmed } = useRatioSwap();
  return {
    nouns: texts.nouns,
    count: unconfirmed ? 1 : 0,
    renderDetails: () => unconfirmed && <UnconfirmedRequest {...unconfirmed} />,
  };
};
