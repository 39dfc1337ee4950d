import { createExchangeClient, createFetchFile, type LiveFeed } from '@exchange/api';
import { failureText, toastMs, type Failure } from '@exchange/domain';
import { createToasts, platformOf } from '@exchange/ui';
import type { Config } from '../config/config';
import { switchesOf } from '../config/switches';
import { createFavouritesStore } from '../market/favourites';
import { createMarketStore } from '../market/marketStore';
import { createUsdPrices } from '../market/usdPrices';
import { failureLine } from '../errors/failureLine';
import { reportError } from '../errors/reportError';
import { createHotkeyRegistry } from '../hotkeys/hotkeyRegistry';
import { createRunningFlows } from '../flows/runningFlows';
import { createLineStore } from '../line/lineStore';
import type { Services } from './services';
import { createPanelSizes } from '../settings/panelSizes';
import { createScreenSettings } from '../settings/screenSettings';
import { traderNow } from '../session/session';
import { createDeviceStore } from '../storage/deviceStore';
import { createThemeStore } from '../theme/themeStore';
import { loadConfig } from '../config/loadConfig';
import type { Environment } from './environment';
import { createSession } from '../session/createSession';
import {
  checkAfter,
  checkWhenLive,
  checkWhenSentAway,
  clearUpAfter,
  reconnectWith,
  tellEnding,
  tellLimit,
} from '../session/followSession';
import { followTabs } from '../session/followTabs';
import { storedToken } from '../session/storedSession';
import { paths } from '../page/paths';

/**
 * A message from the server that can't be read is a bug on one side of the contract. Gaps and refusals aren't: the book
 * is reloaded, and the connection re-established.
 */
export const reportMalformed = (feed: Pick<LiveFeed, 'onProblem'>, report: (error: unknown) => void): void => {
  feed.onProblem((problem) => {
    if (problem.kind === 'malformed') report(new Error(`An event on ${problem.channel} doesn't match the contract.`));
  });
};

/** How often figures are polled while the live connection is down. */
const pollMs = 5_000;

/**
 * The one place where the application's services are created and connected, for browser, stories and tests alike. The
 * live feed starts with its first screen.
 */
export const createServices = (config: Config, version: string, environment: Environment): Services => {
  const { apiUrl, chartUrl, tradeHistoryUrl, exchangeId, liveUrl, idleTimeoutMs, staleAfterMs } = config;
  const { fetch, upload, jar, page, location, now, openChannel } = environment;
  const device = createDeviceStore(environment.openLocalStorage);
  const tab = createDeviceStore(environment.openSessionStorage);
  // A two-factor set-up ends with its page, and a reload leaves no time to clean up.
  device.remove('tfa_key');
  const token = () => storedToken(device);
  const onFailure = (failure: Failure, operation: string) => {
    environment.log(failureLine(failure, operation));
    checkAfter(session, failure);
  };
  const hosts = { chartUrl, tradeHistoryUrl };
  const client = createExchangeClient({ apiUrl, hosts, exchangeId, token, fetch, upload, onFailure });
  const fetchFile = createFetchFile({ apiUrl, token, fetch, onFailure });
  const feed = environment.openFeed({ url: liveUrl || location.origin, exchangeId, token, network: page });
  reportMalformed(feed, reportError);

  const session = createSession({ client, device, jar, idleTimeoutMs, now });
  const toasts = createToasts(() => (location.pathname === paths.home ? toastMs.home : toastMs.usual));
  session.on('bug', ({ error }) => reportError(error));
  tellEnding(session, toasts);
  tellLimit(toasts, feed);
  reconnectWith(session, feed);
  checkWhenLive(session, feed);
  checkWhenSentAway(session, feed);
  clearUpAfter(session, { toasts, tab });
  followTabs(session, { page, channel: openChannel('activity'), device, now });
  session.start();

  const favourites = createFavouritesStore({
    jar,
    client,
    tabs: openChannel('favourites'),
    trader: () => traderNow(session),
    onTrouble: (failure) => toasts.toast({ tone: 'error', text: failureText(failure) }),
  });
  session.subscribe(favourites.follow);
  favourites.follow();

  const { elapsed, onFrame } = environment;
  return {
    config,
    loadSwitches: async () => {
      const { config: current } = await loadConfig(environment.fetchSettings);
      return current && switchesOf(current);
    },
    version,
    now,
    client,
    fetchFile,
    feed,
    line: createLineStore({ feed, network: page, isOnline: environment.isOnline }),
    device,
    tab,
    jar,
    page,
    reload: environment.reload,
    origin: location.origin,
    share: environment.share,
    openChannel,
    session,
    flows: createRunningFlows(session),
    toasts,
    favourites,
    market: createMarketStore({ client, feed, now: elapsed, onFrame, staleAfterMs, pollMs }),
    usdPrices: createUsdPrices({ client, feed, pollMs }),
    theme: createThemeStore(environment.root, device, page),
    screenSettings: createScreenSettings(device, page),
    panelSizes: createPanelSizes(device),
    hotkeys: createHotkeyRegistry(platformOf(environment.userAgent)),
  };
};
