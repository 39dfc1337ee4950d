import type { Theme } from '@exchange/ui';
import { useServices } from './services';
import { useStored } from './useStored';

/** For parts drawn by script, such as the chart; everything else follows automatically. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const { theme } = useServices();
  return [useStored(theme.subscribe, theme.current), theme.choose];
};
