import { Button, Dialog, DialogContent, Switch } from '@exchange/ui';
import { useId, type ReactNode } from 'react';
import type { ScreenSettings } from '../../../shared/settings/screenSettings';
import type { NoticePermission } from '../../../shared/notices/browserNotices';
import { Appearance, type AppearanceProps } from './Appearance';
import * as styles from './SettingsDialog.css';
import { toolTexts } from './tools';

export interface SettingsDialogProps extends AppearanceProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  settings: ScreenSettings;
  onChange: (part: Partial<ScreenSettings>) => void;
  /** Whether a panel of the trade screen has another size than at first. */
  hasOwnSizes: boolean;
  onResetSizes: () => void;
  permission: NoticePermission;
  /** The browser is being asked, beside the page. */
  isAsking: boolean;
  canSound: boolean;
}

/** Why the browser would not show any. */
const refusals: Partial<Record<NoticePermission, string>> = {
  missing: 'This browser cannot show notifications.',
  refused: 'Your browser does not let this site notify you. Allow it in the settings of the browser, then come back.',
};

const Group = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      {children}
    </section>
  );
};

const Fills = (props: SettingsDialogProps) => {
  const { settings, onChange, permission, isAsking, canSound } = props;
  return (
    <Group name="When an order is filled">
      <Switch
        label="Notify me"
        hint={
          isAsking
            ? 'Your browser asks whether this site may notify you.'
            : 'From your browser, while you look at something else.'
        }
        value={settings.notifiesFills && permission === 'granted'}
        disabledReason={refusals[permission]}
        onValueChange={(notifiesFills) => onChange({ notifiesFills })}
      />
      <Switch
        label="Play a sound"
        hint="Two soft tones: rising for a buy, falling for a sell."
        value={settings.soundsFills && canSound}
        disabledReason={canSound ? undefined : 'This browser cannot play sounds.'}
        onValueChange={(soundsFills) => onChange({ soundsFills })}
      />
    </Group>
  );
};

const PanelSizes = ({ hasOwnSizes, onResetSizes }: Pick<SettingsDialogProps, 'hasOwnSizes' | 'onResetSizes'>) => (
  <Group name="Panels of the trade screen">
    <div>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        disabledReason={hasOwnSizes ? undefined : 'All panels have their first sizes.'}
        onClick={onResetSizes}
      >
        Reset panel sizes
      </Button>
    </div>
  </Group>
);

/** How the trader wants the screen to behave. Everything counts at once. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { isOpen, onOpenChange, settings, onChange } = props;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={toolTexts.settings} description="Kept on this device, whoever is logged in." size="small">
        <div className={styles.root}>
          <Group name="Appearance">
            <Appearance {...props} />
          </Group>
          <Group name="Trading">
            <Switch
              label="Single-key shortcuts"
              hint="Press ? to see all of them."
              value={settings.hasHotkeys}
              onValueChange={(hasHotkeys) => onChange({ hasHotkeys })}
            />
            <Switch
              label="Sweep the order book"
              hint="A click on a row takes the sum of all levels up to it, instead of its amount alone."
              value={settings.sweepOnClick}
              onValueChange={(sweepOnClick) => onChange({ sweepOnClick })}
            />
          </Group>
          <Fills {...props} />
          <PanelSizes {...props} />
        </div>
      </DialogContent>
    </Dialog>
  );
};
