import { useServices } from './services';
import { useStored } from './useStored';
import type { PanelSizesStore } from '../settings/panelSizes';

/** How large the panels of the trade screen are, and the ways to change that. */
export const usePanelSizes = () => {
  const { panelSizes } = useServices();
  const { change, reset }: Pick<PanelSizesStore, 'change' | 'reset'> = panelSizes;
  return { sizes: useStored(panelSizes.subscribe, panelSizes.current), change, reset };
};
