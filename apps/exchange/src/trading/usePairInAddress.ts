import { pairOf, type Pair } from '@exchange/domain';
import { useLocation } from 'react-router-dom';
import { pairOfPath } from '#shared/market/rememberedPair.ts';
import { useServices } from '#shared/services/services.ts';

/** The pair in the address, else the last one, else the default. */
export const usePairInAddress = (): Pair => {
  const { jar } = useServices();
  return pairOf(pairOfPath(useLocation().pathname, jar).name);
};
