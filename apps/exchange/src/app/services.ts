import { createExchangeClient, createLiveFeed } from '@exchange/api';
import { failureText, shellTexts, toastMs, type Failure } from '@exchange/domain';
import { createToasts } from '@exchange/ui';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Config } from '../shared/config/config';
import { createFavouritesStore } from '../shared/market/favourites';
import { createMarketStore } from '../shared/market/marketStore';
import { reportError } from '../shared/errors/reportError';
import type { Services } from '../shared/services/services';
import type { SessionActor } from '../shared/session/session';
import { createDeviceStore } from '../shared/storage/deviceStore';
import { createThemeStore } from '../shared/theme/themeStore';
import { colourBrowserBar } from './browserBar';
import { createSession } from './session/createSession';
import { checkAfter, reconnectWith } from './session/followSession';
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
  const token = () => storedToken(device);
  const onFailure = (failure: Failure) => checkAfter(session, failure);
  const client = createExchangeClient({ apiUrl, hosts: { chartUrl, tradeHistoryUrl }, exchangeId, token, onFailure });
  const feed = createLiveFeed({ url: liveUrl || window.location.origin, exchangeId, token });
  const theme = createThemeStore(document.documentElement, device);
  colourBrowserBar(document, theme);

  const session = createSession({ client, device, jar: document, idleTimeoutMs, now });
  const toasts = createToasts(() => (window.location.pathname === '/' ? toastMs.home : toastMs.usual));
  session.on('bug', ({ error }) => reportError(error));
  session.on('notice', ({ notice }) => toasts.toast({ tone: 'info', text: sessionNotices[notice] }));
  reconnectWith(session, feed);
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

  const favourites = createFavouritesStore({
    jar: document,
    client,
    trader: () => session.getSnapshot().context.session?.uniqueId,
    onTrouble: (failure) => toasts.toast({ tone: 'error', text: failureText(failure) }),
  });
  session.subscribe(favourites.follow);
  favourites.follow();

  return { config, version, client, feed, device, theme, session, market, favourites, toasts, jar: document };
};

/**
 * Calls resolve with a result even when they fail; what is thrown is a bug, and asking again does not mend it. What was
 * asked for a trader goes with the trader.
 */
export const createQueries = (session: SessionActor): QueryClient => {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportError }),
    defaultOptions: { queries: { retry: false } },
  });
  const trader = () => session.getSnapshot().context.session?.uniqueId;
  let known = trader();
  session.subscribe(() => {
    if (trader() === known) return;
    known = trader();
    queries.clear();
  });
  return queries;
};
