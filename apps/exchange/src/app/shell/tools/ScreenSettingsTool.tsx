import { useEffect, useState } from 'react';
import type { ScreenSettings } from '../../../shared/settings/screenSettings';
import { firstSizes, sizedPanels } from '../../../shared/settings/panelSizes';
import { usePanelSizes } from '../../../shared/services/usePanelSizes';
import { useLook } from '../../../shared/services/useLook';
import { useScreenSettings } from '../../../shared/services/useScreenSettings';
import { browserNotices, browserSound } from '../../../shared/notices/browserDevices';
import type { BrowserNotices } from '../../../shared/notices/browserNotices';
import type { FillSound } from '../../../shared/notices/fillSound';
import { SettingsDialog } from './SettingsDialog';

export interface ScreenSettingsToolProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Left out, they are those of the browser. */
  openNotices?: () => BrowserNotices;
  openSound?: () => FillSound;
}

/** What the browser lets this site do, read anew when its page is come back to. */
const usePermission = (notices: BrowserNotices) => {
  const [permission, setPermission] = useState(notices.permission);
  useEffect(() => {
    const look = () => setPermission(notices.permission());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [notices]);
  return [permission, setPermission] as const;
};

/** The settings of the screen, and what turning one on asks of the browser. */
export const ScreenSettingsTool = (props: ScreenSettingsToolProps) => {
  const { isOpen, onOpenChange, openNotices = browserNotices, openSound = browserSound } = props;
  const [settings, change] = useScreenSettings();
  const [look, onLookChange] = useLook();
  const { sizes, reset } = usePanelSizes();
  const [notices] = useState(openNotices);
  const [sound] = useState(openSound);
  const [permission, setPermission] = usePermission(notices);
  const [isAsking, setAsking] = useState(false);

  /** The browser is asked when somebody wants it, and not before. */
  const askToNotify = async (): Promise<void> => {
    setAsking(true);
    const answer = await notices.ask();
    setAsking(false);
    setPermission(answer);
    change({ notifiesFills: answer === 'granted' });
  };

  const choose = ({ notifiesFills, ...part }: Partial<ScreenSettings>): void => {
    change(part);
    // As an example, and because a page may sound only once somebody has wanted it to.
    if (part.soundsFills === true) sound.playExample();
    if (notifiesFills === true) void askToNotify();
    if (notifiesFills === false) change({ notifiesFills });
  };

  return (
    <SettingsDialog
      {...{ isOpen, onOpenChange, look, onLookChange, settings, permission, isAsking }}
      canSound={sound.isPossible}
      hasOwnSizes={sizedPanels.some((panel) => sizes[panel] !== firstSizes[panel])}
      onResetSizes={reset}
      onChange={choose}
    />
  );
};
