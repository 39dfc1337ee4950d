import { CommandMenu } from '@exchange/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';
import { wantedFrom } from '#shared/session/wantedPlace.ts';
import { followNothing } from '#shared/services/followNothing.ts';
import { commandsFor, type CommandsGiven } from './commands';
import { toolTexts } from './tools';
import { paths } from '#shared/page/paths.ts';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { readStored } from '#shared/storage/storedFields.ts';

const key = 'recentCommands';
const most = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The latest choices on this device, newest first. Anything unreadable counts as none. */
export const readRecent = (device: DeviceStore): readonly string[] => {
  const stored = readStored(device.read(key));
  return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
};

export const keepRecent = (device: DeviceStore, id: string): void => {
  const others = readRecent(device).filter((other) => other !== id);
  device.write(key, JSON.stringify([id, ...others].slice(0, most)));
};

export interface CommandPaletteProps extends Pick<
  CommandsGiven,
  'who' | 'theme' | 'onChooseTheme' | 'onShowSettings' | 'onLogOut'
> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in and signing up return here afterwards. */
const isWayIn = (path: string): boolean => path === paths.login || path === paths.register;

/** The command menu over the whole application. Prices are followed only while it is open. */
export const CommandPalette = ({ isOpen, onOpenChange, ...given }: CommandPaletteProps) => {
  const { device, market, hotkeys } = useServices();
  const location = useLocation();
  const navigate = useNavigate();
  const { quotes, isStale } = useStored(isOpen ? market.subscribe : followNothing, market.state);
  const all = useStored(hotkeys.subscribe, hotkeys.all);
  const onGo = (path: string) => void navigate(path, isWayIn(path) ? { state: wantedFrom(location) } : undefined);
  const items = commandsFor({ ...given, quotes, isStale, hotkeys: all, onGo });
  return (
    <CommandMenu
      open={isOpen}
      onOpenChange={onOpenChange}
      items={items.map((item) => ({
        ...item,
        onSelect: () => {
          keepRecent(device, item.id);
          item.onSelect();
        },
      }))}
      recentIds={isOpen ? readRecent(device) : []}
      label={toolTexts.commands}
      placeholder={toolTexts.commands}
    />
  );
};
