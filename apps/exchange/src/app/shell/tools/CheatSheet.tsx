import { Dialog, DialogContent, KeyHint, Switch, type Platform } from '@exchange/ui';
import { Fragment, useId } from 'react';
import type { HotkeyWords } from '#shared/hotkeys/hotkey.ts';
import * as styles from './CheatSheet.css';
import { cheatSheetTexts, settingsTexts } from './texts';
import { toolTexts } from './tools';

interface Grouped {
  group: string;
}

/** Grouped by name, in order of first appearance. */
export const inGroups = <Item extends Grouped>(items: readonly Item[]): [name: string, items: Item[]][] =>
  Array.from(new Set(items.map(({ group }) => group)), (name) => [name, items.filter(({ group }) => group === name)]);

export interface CheatSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The hotkeys that act on this screen. */
  hotkeys: readonly HotkeyWords[];
  hasHotkeys: boolean;
  onHasHotkeysChange: (hasHotkeys: boolean) => void;
  platform: Platform;
}

const Line = ({ label, keys, platform }: HotkeyWords & Pick<CheatSheetProps, 'platform'>) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd className={styles.keys}>
      {keys.map((chord, at) => (
        <Fragment key={chord}>
          {at > 0 && <span className={styles.or}>{cheatSheetTexts.or}</span>}
          <KeyHint keys={chord.split('+')} platform={platform} />
        </Fragment>
      ))}
    </dd>
  </div>
);

const Group = ({ name, hotkeys, platform }: { name: string } & Pick<CheatSheetProps, 'hotkeys' | 'platform'>) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <dl>
        {hotkeys.map((hotkey) => (
          <Line key={hotkey.name} {...hotkey} platform={platform} />
        ))}
      </dl>
    </section>
  );
};

/** All hotkeys of the screen, from the same list that the key listener uses. */
export const CheatSheet = (props: CheatSheetProps) => {
  const { isOpen, onOpenChange, hotkeys, hasHotkeys, onHasHotkeysChange, platform } = props;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={toolTexts.hotkeys} size="large" aria-describedby={undefined}>
        <div className={styles.groups}>
          {inGroups(hotkeys.filter(({ keys }) => keys.length > 0)).map(([name, inGroup]) => (
            <Group key={name} name={name} hotkeys={inGroup} platform={platform} />
          ))}
        </div>
        <div className={styles.end}>
          <Switch
            label={settingsTexts.hotkeys}
            hint={cheatSheetTexts.hotkeysHint}
            value={hasHotkeys}
            onValueChange={onHasHotkeysChange}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
};
