import type { Palette } from '@exchange/ui';
import type { ThemeChoice } from '../theme/themeStore';
import { useServices } from './services';
import { useStored } from './useStored';

export interface Look {
  theme: ThemeChoice;
  palette: Palette;
}

/** The chosen theme and palette, and a function to change them. */
export const useLook = (): [Look, (part: Partial<Look>) => void] => {
  const { theme: store } = useServices();
  const theme = useStored(store.subscribe, store.chosen);
  const palette = useStored(store.subscribe, store.palette);
  const choose = (part: Partial<Look>): void => {
    if (part.theme !== undefined) store.choose(part.theme);
    if (part.palette !== undefined) store.choosePalette(part.palette);
  };
  return [{ theme, palette }, choose];
};
