import type { ExchangeClient, FetchFile, LiveFeed } from '@exchange/api';
import type { ToastStore, WakingPage } from '@exchange/ui';
import { createContext, useContext } from 'react';
import type { Config } from '../config/config';
import type { Switches } from '../config/switches';
import type { RunningFlows } from '../flows/runningFlows';
import type { HotkeyRegistry } from '../hotkeys/hotkeyRegistry';
import type { LineStore } from '../line/lineStore';
import type { CookieJar } from '../storage/cookies';
import type { FavouritesStore } from '../market/favourites';
import type { MarketStore } from '../market/marketStore';
import type { UsdPricesStore } from '../market/usdPrices';
import type { SessionActor } from '../session/session';
import type { PanelSizesStore } from '../settings/panelSizes';
import type { ScreenSettingsStore } from '../settings/screenSettings';
import type { DeviceStore } from '../storage/deviceStore';
import type { TabChannel } from '../storage/tabChannel';
import type { ThemeStore } from '../theme/themeStore';

/** Shares a link with another app on the device. There is no confirmation that it arrived. */
export type Share = (link: { title: string; url: string }) => void;

/** Created once at start, and available everywhere. */
export interface Services {
  config: Config;
  /** The current switches; undefined if the settings can't be read. */
  loadSwitches: () => Promise<Switches | undefined>;
  version: string;
  /** Milliseconds since 1970, by the device's clock. */
  now: () => number;
  client: ExchangeClient;
  /** For the trader's own pictures. */
  fetchFile: FetchFile;
  feed: LiveFeed;
  line: LineStore;
  device: DeviceStore;
  /** Stored in this tab only, until it is closed. */
  tab: DeviceStore;
  theme: ThemeStore;
  screenSettings: ScreenSettingsStore;
  panelSizes: PanelSizesStore;
  hotkeys: HotkeyRegistry;
  session: SessionActor;
  flows: RunningFlows;
  market: MarketStore;
  usdPrices: UsdPricesStore;
  favourites: FavouritesStore;
  toasts: ToastStore;
  /** Events of the page, such as waking. */
  page: WakingPage;
  /** Reloads the page. */
  reload: () => void;
  /** The page's origin, for links to it. */
  origin: string;
  /** Undefined if the device has no share sheet. */
  share: Share | undefined;
  /** Exchanges messages with the trader's other tabs. */
  openChannel: (name: string) => TabChannel;
  /** Where cookies are stored. */
  jar: CookieJar;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No ServicesContext above this component.');
  return services;
};
