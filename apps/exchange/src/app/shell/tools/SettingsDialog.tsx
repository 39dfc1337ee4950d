import { formatOffset } from '@exchange/domain';
import { Button, clocks, Dialog, DialogContent, SegmentedControl, Switch } from '@exchange/ui';
import { useId, type ReactNode } from 'react';
import type { ScreenSettings } from '#shared/settings/screenSettings.ts';
import type { NoticePermission } from '#shared/notices/browserNotices.ts';
import { Appearance, type AppearanceProps } from './Appearance';
import * as styles from './SettingsDialog.css';
import { settingsTexts as texts } from './texts';
import { toolTexts } from './tools';

export interface SettingsDialogProps extends AppearanceProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  settings: ScreenSettings;
  onChange: (part: Partial<ScreenSettings>) => void;
  /** Whether any panel of the trade screen was resized. */
  hasOwnSizes: boolean;
  onResetSizes: () => void;
  permission: NoticePermission;
  /** The browser's permission prompt is open. */
  isAsking: boolean;
  canSound: boolean;
  /** Milliseconds since 1970: the offset of a time zone changes with the season. */
  now: number;
}

/** Why notifications are unavailable. */
const refusals: Partial<Record<NoticePermission, string>> = {
  missing: texts.notifyMissing,
  refused: texts.notifyRefused,
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

const Times = ({ settings, onChange, now }: Pick<SettingsDialogProps, 'settings' | 'onChange' | 'now'>) => (
  <Group name={texts.times}>
    <SegmentedControl
      label={texts.zone}
      hint={texts.zoneHint}
      options={[
        { value: 'utc', label: 'UTC' },
        { value: 'local', label: texts.local(formatOffset(clocks.local.offsetAt(now))) },
      ]}
      value={settings.clock}
      onValueChange={(clock) => onChange({ clock })}
    />
  </Group>
);

const Fills = (props: SettingsDialogProps) => {
  const { settings, onChange, permission, isAsking, canSound } = props;
  return (
    <Group name={texts.fills}>
      <Switch
        label={texts.notify}
        hint={isAsking ? texts.notifyAsking : texts.notifyHint}
        value={settings.notifiesFills && permission === 'granted'}
        disabledReason={refusals[permission]}
        onValueChange={(notifiesFills) => onChange({ notifiesFills })}
      />
      <Switch
        label={texts.sound}
        hint={texts.soundHint}
        value={settings.soundsFills && canSound}
        disabledReason={canSound ? undefined : texts.soundMissing}
        onValueChange={(soundsFills) => onChange({ soundsFills })}
      />
    </Group>
  );
};

const PanelSizes = ({ hasOwnSizes, onResetSizes }: Pick<SettingsDialogProps, 'hasOwnSizes' | 'onResetSizes'>) => (
  <Group name={texts.layout}>
    <div>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        disabledReason={hasOwnSizes ? undefined : texts.layoutIsDefault}
        onClick={onResetSizes}
      >
        {texts.resetLayout}
      </Button>
    </div>
  </Group>
);

/** The trader's preferences. Changes take effect immediately. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { isOpen, onOpenChange, settings, onChange } = props;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={toolTexts.settings} description={texts.description} size="small">
        <div className={styles.root}>
          <Group name={texts.appearance}>
            <Appearance {...props} />
          </Group>
          <Times {...props} />
          <Group name={texts.trading}>
            <Switch
              label={texts.hotkeys}
              hint={texts.hotkeysHint}
              value={settings.hasHotkeys}
              onValueChange={(hasHotkeys) => onChange({ hasHotkeys })}
            />
            <Switch
              label={texts.sweep}
              hint={texts.sweepHint}
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
