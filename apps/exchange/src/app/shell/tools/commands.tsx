import { assetOf, formatPrice, pairLabel, pairs, type Pair } from '@exchange/domain';
import { CoinIcon, Figure, Icon, type CommandItem, type Theme } from '@exchange/ui';
import type { Hotkey } from '#shared/hotkeys/hotkey.ts';
import type { Quotes } from '#shared/market/marketStore.ts';
import { pathOfPair } from '#shared/page/place.ts';
import type { Audience } from '../audience';
import { screensFor, type NamedScreen } from './screens';
import { toolTexts } from './tools';

export interface CommandsGiven {
  who: Audience;
  /** The prices known so far. */
  quotes: Quotes;
  isStale: boolean;
  /** The hotkeys of the current screen. */
  hotkeys: readonly Hotkey[];
  theme: Theme;
  onGo: (path: string) => void;
  onChooseTheme: (theme: Theme) => void;
  onShowSettings: () => void;
  onLogOut: () => void;
}

const pairItem = (pair: Pair, { quotes, isStale, onGo }: CommandsGiven): CommandItem => {
  const quote = quotes.get(pair.name);
  return {
    id: `pair ${pair.name}`,
    group: 'Pairs',
    label: pairLabel(pair.name),
    keywords: [assetOf(pair.base).fullName, assetOf(pair.quote).fullName],
    icon: <CoinIcon asset={pair.base} size={16} />,
    end: quote && <Figure figure={formatPrice(quote.price, pair)} isStale={isStale} />,
    onSelect: () => onGo(pathOfPair(pair)),
  };
};

const screenItem = ({ to, label, icon, keywords }: NamedScreen, { onGo }: CommandsGiven): CommandItem => ({
  id: `screen ${to}`,
  group: 'Screens',
  label,
  keywords,
  icon: <Icon name={icon} />,
  onSelect: () => onGo(to),
});

const hotkeyItem = ({ name, group, label, keys, run }: Hotkey): CommandItem => ({
  id: `hotkey ${name}`,
  group,
  label,
  icon: <Icon name="keyboard" />,
  shortcut: keys[0],
  onSelect: run,
});

const themeItem = ({ theme, onChooseTheme }: CommandsGiven): CommandItem => {
  const other = theme === 'dark' ? 'light' : 'dark';
  return {
    id: 'theme',
    group: 'Actions',
    label: `Use the ${other} theme`,
    keywords: ['theme', 'look', 'dark', 'light'],
    icon: <Icon name={other === 'light' ? 'sun' : 'moon'} />,
    onSelect: () => onChooseTheme(other),
  };
};

const settingsItem = ({ onShowSettings }: CommandsGiven): CommandItem => ({
  id: 'settings',
  group: 'Actions',
  label: toolTexts.settings,
  keywords: ['theme', 'colours', 'hotkeys', 'notifications', 'sound', 'preferences'],
  icon: <Icon name="settings" />,
  onSelect: onShowSettings,
});

const logOutItem = ({ onLogOut }: CommandsGiven): CommandItem => ({
  id: 'log out',
  group: 'Actions',
  label: 'Sign out',
  keywords: ['log out', 'leave'],
  icon: <Icon name="logout" />,
  onSelect: onLogOut,
});

/** Every place and action available on the current screen. */
export const commandsFor = (given: CommandsGiven): CommandItem[] => [
  ...pairs.map((pair) => pairItem(pair, given)),
  ...screensFor(given.who).map((screen) => screenItem(screen, given)),
  themeItem(given),
  settingsItem(given),
  ...(given.who.kind === 'trader' ? [logOutItem(given)] : []),
  ...given.hotkeys.filter(({ isKeyOnly }) => isKeyOnly !== true).map(hotkeyItem),
];
