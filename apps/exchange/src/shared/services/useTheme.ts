import type { Theme } from '@exchange/ui';
import { useSyncExternalStore } from 'react';
import { useServices } from './services';

/** For parts drawn by script, such as the chart; everything else follows automatically. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const { theme } = useServices();
  return [useSyncExternalStore(theme.subscribe, theme.current, theme.current), theme.choose];
};
