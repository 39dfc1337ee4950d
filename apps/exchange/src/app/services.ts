import { createExchangeClient, createLiveFeed } from '@exchange/api';
import { failureText, shellTexts, toastMs, type Failure } from '@exchange/domain';
import { createToasts, platformOf } from '@exchange/ui';
import type { Config } from '../shared/config/config';
import { createFavouritesStore } from '../shared/market/favourites';
import { createMarketStore } from '../shared/market/marketStore';
import { createUsdPrices } from '../shared/market/usdPrices';
import { reportError } from '../shared/errors/reportError';
import { createHotkeyRegistry } from '../shared/hotkeys/hotkeyRegistry';
import { createLineStore } from '../shared/line/lineStore';
import type { Services } from '../shared/services/services';
import { createPanelSizes } from '../shared/settings/panelSizes';
import { createScreenSettings } from '../shared/settings/screenSettings';
import { traderNow } from '../shared/session/session';
import { createDeviceStore } from '../shared/storage/deviceStore';
import { createThemeStore } from '../shared/theme/themeStore';
import { colourBrowserBar } from './browserBar';
import { reportMalformed } from './feedProblems';
import { createSession } from './session/createSession';
import { checkAfter, clearUpAfter, reconnectWith } from './session/followSession';
import { followTabs } from './session/followTabs';
import { storedToken } from './session/storedSession';

const sessionNotices = { 'session-ended': shellTexts.sessionEnded, offline: shellTexts.offline } as const;

/** How often figures are asked for while the live connection is down. */
const pollMs = 5_000;

/** The one place where the parts of the application are made and joined. The live feed starts with its first screen. */
export const createServices = (config: Config, version: string): Services => {
  const { apiUrl, chartUrl, tradeHistoryUrl, exchangeId, liveUrl, idleTimeoutMs } = config;
  const now = () => Date.now();
  const device = createDeviceStore(() => window.localStorage);
  const tab = createDeviceStore(() => window.sessionStorage);
  const token = () => storedToken(device);
  const onFailure = (failure: Failure) => checkAfter(session, failure);
  const client = createExchangeClient({ apiUrl, hosts: { chartUrl, tradeHistoryUrl }, exchangeId, token, onFailure });
  const feed = createLiveFeed({ url: liveUrl || window.location.origin, exchangeId, token, network: window });
  const line = createLineStore({ feed, network: window, isOnline: () => navigator.onLine });
  reportMalformed(feed, reportError);
  const theme = createThemeStore(document.documentElement, device, window);
  colourBrowserBar(document, theme);
  const screenSettings = createScreenSettings(device, window);

  const session = createSession({ client, device, jar: document, idleTimeoutMs, now });
  const toasts = createToasts(() => (window.location.pathname === '/' ? toastMs.home : toastMs.usual));
  session.on('bug', ({ error }) => reportError(error));
  session.on('notice', ({ notice }) => toasts.toast({ tone: 'info', text: sessionNotices[notice] }));
  reconnectWith(session, feed);
  clearUpAfter(session, { toasts, tab });
  followTabs(session, { page: window, channel: new BroadcastChannel('activity'), device, now });
  session.start();

  const market = createMarketStore({
    client,
    feed,
    now: () => performance.now(),
    onFrame: (draw) => void window.requestAnimationFrame(draw),
    staleAfterMs: config.staleAfterMs,
    pollMs,
  });

  const usdPrices = createUsdPrices({ client, feed, pollMs });

  const favourites = createFavouritesStore({
    jar: document,
    client,
    tabs: new BroadcastChannel('favourites'),
    trader: () => traderNow(session),
    onTrouble: (failure) => toasts.toast({ tone: 'error', text: failureText(failure) }),
  });
  session.subscribe(favourites.follow);
  favourites.follow();

  const stores = { theme, screenSettings, panelSizes: createPanelSizes(device), market, usdPrices, favourites, toasts };
  const hotkeys = createHotkeyRegistry(platformOf(navigator.userAgent));
  return { config, version, client, feed, line, device, tab, session, jar: document, hotkeys, ...stores };
};
