import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';
import { useScreenSettings } from '#shared/services/useScreenSettings.ts';
import { CheatSheet, type CheatSheetProps } from './CheatSheet';

/** The hotkeys of the current screen. */
export const CheatSheetTool = (props: Pick<CheatSheetProps, 'isOpen' | 'onOpenChange'>) => {
  const { hotkeys } = useServices();
  const [{ hasHotkeys }, change] = useScreenSettings();
  return (
    <CheatSheet
      {...props}
      hotkeys={useStored(hotkeys.subscribe, hotkeys.all)}
      hasHotkeys={hasHotkeys}
      onHasHotkeysChange={(wanted) => change({ hasHotkeys: wanted })}
      platform={hotkeys.platform}
    />
  );
};
