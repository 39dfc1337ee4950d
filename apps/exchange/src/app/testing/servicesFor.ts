import { createExchangeClient, createLiveFeed, type LiveFeed } from '@exchange/api';
import type { Failure } from '@exchange/domain';
import { createToasts } from '@exchange/ui';
import { configSchema, type Config } from '../../shared/config/config';
import { createFavouritesStore } from '../../shared/market/favourites';
import { createHotkeyRegistry } from '../../shared/hotkeys/hotkeyRegistry';
import { createLineStore } from '../../shared/line/lineStore';
import { createMarketStore } from '../../shared/market/marketStore';
import { createUsdPrices } from '../../shared/market/usdPrices';
import type { Services } from '../../shared/services/services';
import { createPanelSizes } from '../../shared/settings/panelSizes';
import { createScreenSettings } from '../../shared/settings/screenSettings';
import { traderNow } from '../../shared/session/session';
import { createDeviceStore } from '../../shared/storage/deviceStore';
import { createSession } from '../session/createSession';
import { checkAfter, clearUpAfter, reconnectWith } from '../session/followSession';

export interface Given {
  settings?: Partial<Config>;
  /** What lies in the browser's storage when the page is opened. */
  stored?: Record<string, string>;
  /** Stands for the exchange, which nobody can reach where nothing is given. */
  fetch?: typeof globalThis.fetch;
  /** Stands for the live connection, which nobody can have where nothing is given. */
  feed?: LiveFeed;
}

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

const noStorage = (): never => {
  throw new Error('Nothing here touches a browser.');
};

/** Everything the application is handed at start, without a browser or a server. */
export const servicesFor = ({ settings = {}, stored = {}, fetch = unreachable, ...given }: Given = {}): Services => {
  const config = { ...configSchema.parse({}), ...settings };
  const device = createDeviceStore(noStorage);
  for (const [key, value] of Object.entries(stored)) device.write(key, value);
  const token = () => device.read('jwt');
  const apiUrl = 'http://exchange.example/api';
  const onFailure = (failure: Failure) => checkAfter(session, failure);
  const client = createExchangeClient({ apiUrl, exchangeId: config.exchangeId, token, fetch, onFailure });
  const feed = given.feed ?? createLiveFeed({ url: apiUrl, exchangeId: config.exchangeId, token });
  const { staleAfterMs } = config;
  const jar = { cookie: '' };
  const session = createSession({ client, device, jar, idleTimeoutMs: config.idleTimeoutMs, now: Date.now });
  reconnectWith(session, feed);
  const toasts = createToasts();
  const tab = createDeviceStore(noStorage);
  clearUpAfter(session, { toasts, tab });
  const favourites = createFavouritesStore({
    jar,
    client,
    tabs: { postMessage: () => undefined, onmessage: null },
    trader: () => traderNow(session),
    onTrouble: () => undefined,
  });
  return {
    config,
    version: '2.0.11',
    client,
    feed,
    line: createLineStore({ feed, network: new EventTarget(), isOnline: () => true }),
    market: createMarketStore({ client, feed, now: Date.now, onFrame: (draw) => draw(), staleAfterMs, pollMs: 5_000 }),
    usdPrices: createUsdPrices({ client, feed, pollMs: 5_000 }),
    favourites,
    jar,
    toasts,
    device,
    tab,
    panelSizes: createPanelSizes(device),
    screenSettings: createScreenSettings(device, { addEventListener: () => undefined }),
    hotkeys: createHotkeyRegistry('other'),
    theme: {
      current: () => 'dark',
      chosen: () => 'system',
      choose: () => undefined,
      palette: () => 'standard',
      choosePalette: () => undefined,
      subscribe: () => () => undefined,
    },
    session,
  };
};
