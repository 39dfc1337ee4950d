import { useServices } from './services';
import { useStored } from './useStored';
import type { ScreenSettings } from '../settings/screenSettings';

/** The trader's screen settings, and a function to change them. */
export const useScreenSettings = (): [ScreenSettings, (part: Partial<ScreenSettings>) => void] => {
  const { screenSettings } = useServices();
  return [useStored(screenSettings.subscribe, screenSettings.current), screenSettings.change];
};
