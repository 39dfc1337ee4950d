import { CommandMenu } from '@exchange/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services';
import { useStored } from '../../../shared/services/useStored';
import { wantedFrom } from '../../../shared/session/wantedPlace';
import { followNothing } from '../../../shared/services/followNothing';
import { commandsFor, type CommandsGiven } from './commands';
import { keepRecent, readRecent } from './recentCommands';
import { toolTexts } from './tools';
import { paths } from '../../../shared/page/paths';

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
