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
import type { ThemeStore } from '../theme/themeStore';

/** Hands a link to another program of the device. Whether it got there nobody tells. */
export type Share = (link: { title: string; url: string }) => void;

/** What is made once at start and handed to everybody. */
export interface Services {
  config: Config;
  /** As they stand now; nothing where the settings can't be read. */
  loadSwitches: () => Promise<Switches | undefined>;
  version: string;
  /** Milliseconds since 1970, by the clock of the device. */
  now: () => number;
  client: ExchangeClient;
  /** For the trader's own pictures. */
  fetchFile: FetchFile;
  feed: LiveFeed;
  line: LineStore;
  device: DeviceStore;
  /** What stays in this tab alone, until it is closed. */
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
  /** What happens to the page, such as its waking. */
  page: WakingPage;
  /** Loads the page anew. */
  reload: () => void;
  /** Where the page comes from, for links to it. */
  origin: string;
  /** Nothing where the device has no share sheet. */
  share: Share | undefined;
  /** Where the cookies are. */
  jar: CookieJar;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No ServicesContext above this component.');
  return services;
};
