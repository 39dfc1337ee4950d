import { useServices } from './services';
import { useStored } from './useStored';
import type { PanelSizesStore } from '../settings/panelSizes';

/** The sizes of the trade screen's panels, and functions to change them. */
export const usePanelSizes = () => {
  const { panelSizes } = useServices();
  const { change, reset }: Pick<PanelSizesStore, 'change' | 'reset'> = panelSizes;
  return { sizes: useStored(panelSizes.subscribe, panelSizes.current), change, reset };
};
