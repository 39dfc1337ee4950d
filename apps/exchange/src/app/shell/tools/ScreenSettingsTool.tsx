import { useEffect, useState } from 'react';
import type { ScreenSettings } from '#shared/settings/screenSettings.ts';
import { usePanelSizes } from '#shared/services/usePanelSizes.ts';
import { useLook } from '#shared/services/useLook.ts';
import { useServices } from '#shared/services/services.ts';
import { useScreenSettings } from '#shared/services/useScreenSettings.ts';
import { browserNotices, browserSound } from '#shared/notices/browserDevices.ts';
import type { BrowserNotices } from '#shared/notices/browserNotices.ts';
import type { FillSound } from '#shared/notices/fillSound.ts';
import { SettingsDialog } from './SettingsDialog';

export interface ScreenSettingsToolProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Default to the browser's own. */
  openNotices?: () => BrowserNotices;
  openSound?: () => FillSound;
}

/** The browser's permission, read again when the page regains focus. */
const usePermission = (notices: BrowserNotices) => {
  const [permission, setPermission] = useState(notices.permission);
  useEffect(() => {
    const look = () => setPermission(notices.permission());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [notices]);
  return [permission, setPermission] as const;
};

/** The display settings; some of them ask the browser for permission. */
export const ScreenSettingsTool = (props: ScreenSettingsToolProps) => {
  const { isOpen, onOpenChange, openNotices = browserNotices, openSound = browserSound } = props;
  const { now } = useServices();
  const [settings, change] = useScreenSettings();
  const [look, onLookChange] = useLook();
  const { sizes, reset } = usePanelSizes();
  const [notices] = useState(openNotices);
  const [sound] = useState(openSound);
  const [permission, setPermission] = usePermission(notices);
  const [isAsking, setAsking] = useState(false);

  /** Asks the browser only when the trader turns notifications on. */
  const askToNotify = async (): Promise<void> => {
    setAsking(true);
    const answer = await notices.ask();
    setAsking(false);
    setPermission(answer);
    change({ notifiesFills: answer === 'granted' });
  };

  const choose = ({ notifiesFills, ...part }: Partial<ScreenSettings>): void => {
    change(part);
    // As an example, and because a page can only play sounds after the trader has interacted with it.
    if (part.soundsFills === true) sound.playExample();
    if (notifiesFills === true) void askToNotify();
    if (notifiesFills === false) change({ notifiesFills });
  };

  return (
    <SettingsDialog
      {...{ isOpen, onOpenChange, look, onLookChange, settings, permission, isAsking }}
      now={now()}
      canSound={sound.isPossible}
      hasOwnSizes={Object.keys(sizes).length > 0}
      onResetSizes={reset}
      onChange={choose}
    />
  );
};
