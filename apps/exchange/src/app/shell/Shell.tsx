import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSwitches } from '../../shared/services/useSwitches';
import { ArrivalContext } from '../../shared/page/arrival';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { useTheme } from '../../shared/services/useTheme';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorPage } from '../errors/ErrorPage';
import { Frame, Loading } from './Frame';
import * as frame from './Frame.css';
import { LineStrip } from './LineStrip';
import { PairBar } from './PairBar';
import { wantedFrom } from '../../shared/session/wantedPlace';
import { paths } from '../../shared/page/paths';
import { isTradingPath } from '../../shared/page/place';
import { OpenTools } from './tools/OpenTools';
import { useTools } from './tools/useTools';
import { useArrivals } from './useArrivals';
import { usePairBar } from './usePairBar';
import { whoIs } from './who';

// A part of the application that could not be loaded is only asked for again by a page that is loaded anew.
const reload = () => window.location.reload();

// Nobody needs it but on the trading screens.
const PairChoice = lazy(async () => ({ default: (await import('./PairChoice')).PairChoice }));

const CurrentPairBar = ({ pathname }: { pathname: string }) => {
  const bar = usePairBar(pathname);
  return (
    <Suspense fallback={<PairBar {...bar} />}>
      <PairBar {...bar} choice={<PairChoice pair={bar.pair} />} />
    </Suspense>
  );
};

const SessionExpired = lazy(async () => ({ default: (await import('./SessionExpired')).SessionExpired }));

const ClosureNotice = lazy(async () => ({ default: (await import('../../shared/page/ClosureNotice')).ClosureNotice }));

/** On every screen while nothing but withdrawals is open; home has the notice of its own. */
const WindDown = ({ pathname }: { pathname: string }) =>
  useSwitches().withdrawOnly &&
  pathname !== paths.home && (
    <Suspense>
      <div className={frame.closure}>
        <ClosureNotice withdrawOnly />
      </div>
    </Suspense>
  );

// What is said before it is there waits in its store.
const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

const TraderNews = lazy(async () => ({ default: (await import('../../trading/news/TraderNews')).TraderNews }));

/** Fills are told wherever one is by now; visitors have none. */
const News = () =>
  useSession().kind === 'trader' && (
    <Suspense>
      <TraderNews />
    </Suspense>
  );

const Unconfirmed = lazy(async () => ({ default: (await import('./unconfirmed/Unconfirmed')).Unconfirmed }));

/** Starts the flows that send money, too, so that what was sent before a reload is found from any screen. */
const TraderUnconfirmed = () =>
  useSession().kind === 'trader' && (
    <Suspense>
      <Unconfirmed />
    </Suspense>
  );

/** Whoever was away too long is told so, wherever they are by now. */
const IdleNotice = () => {
  const { config, session } = useServices();
  const location = useLocation();
  const isExpired = useSelector(session, (state) => state.matches('expired'));
  if (!isExpired) return null;
  return (
    <Suspense>
      <SessionExpired
        idleTimeoutMs={config.idleTimeoutMs}
        wanted={wantedFrom(location)}
        onDismiss={() => session.send({ type: 'expiry.dismissed' })}
      />
    </Suspense>
  );
};

/** The frame with what it shows, and the screen of the location in it. */
export const Shell = () => {
  const { pathname } = useLocation();
  const { config, version, session, hotkeys } = useServices();
  const [theme, chooseTheme] = useTheme();
  const who = whoIs(useSession(), pathname);
  const arrive = useArrivals(config.brandName);
  const isTrading = isTradingPath(pathname);
  const tools = useTools();
  const person = { who, theme, onChooseTheme: chooseTheme, onLogOut: () => session.send({ type: 'logout.requested' }) };
  return (
    <ArrivalContext value={arrive}>
      <Frame
        brandName={config.brandName}
        socialLinks={config.socialLinks}
        version={version}
        {...person}
        onShowTool={tools.show}
        platform={hotkeys.platform}
        isTrading={isTrading}
        notice={
          <>
            <LineStrip showsPrices={isTrading || pathname === paths.home} />
            <WindDown pathname={pathname} />
          </>
        }
        unconfirmed={<TraderUnconfirmed />}
        pairBar={isTrading ? <CurrentPairBar pathname={pathname} /> : undefined}
      >
        <ErrorBoundary place={pathname} fallback={<ErrorPage onTryAgain={reload} />}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <OpenTools {...person} tools={tools} />
      <IdleNotice />
      <News />
      <Suspense>
        <ToastList />
      </Suspense>
    </ArrivalContext>
  );
};
