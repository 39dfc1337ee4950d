import { useServices } from './services';
import { useStored } from './useStored';
import type { ScreenSettings } from '../settings/screenSettings';

/** How the trader wants the screen to behave, and the way to change it. */
export const useScreenSettings = (): [ScreenSettings, (part: Partial<ScreenSettings>) => void] => {
  const { screenSettings } = useServices();
  return [useStored(screenSettings.subscribe, screenSettings.current), screenSettings.change];
};
