import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { unconfirmedTexts as texts } from './texts';
import { UnconfirmedRequest } from './UnconfirmedRequest';
import { useRatioSwap } from './useRatioSwap';

/** The ratio swap request that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmedRequest = (): UnconfirmedKind => {
  const { unconfirmed } = useRatioSwap();
  return {
    nouns: texts.nouns,
    count: unconfirmed ? 1 : 0,
    renderDetails: () => unconfirmed && <UnconfirmedRequest {...unconfirmed} />,
  };
};
