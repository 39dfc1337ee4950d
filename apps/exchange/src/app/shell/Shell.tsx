import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ClosureNotice } from '#shared/page/ClosureNotice.tsx';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { ArrivalContext } from '#shared/page/arrival.ts';
import { ScreenClock } from '#shared/services/ScreenClock.tsx';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { useTheme } from '#shared/services/useTheme.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorPage } from '../errors/ErrorPage';
import { Frame, Loading } from './Frame';
import * as frame from './Frame.css';
import { LineStrip } from './LineStrip';
import { PairBar } from './pair/PairBar';
import { wantedFrom } from '#shared/session/wantedPlace.ts';
import { paths } from '#shared/page/paths.ts';
import { isTradingPath } from '#shared/page/place.ts';
import { OpenTools } from './tools/OpenTools';
import { useTools } from './tools/useTools';
import { useSignOut, type SignOut } from './unconfirmed/useSignOut';
import { useArrivals } from './useArrivals';
import { usePairBar } from './pair/usePairBar';
import { audienceOf } from './audience';

// A part of the application that couldn't be loaded is requested again only after a reload.
const reload = () => window.location.reload();

// Only the trading screens need it.
const PairChoice = lazy(async () => ({ default: (await import('./pair/PairChoice')).PairChoice }));

const CurrentPairBar = ({ pathname }: { pathname: string }) => {
  const bar = usePairBar(pathname);
  return (
    <Suspense fallback={<PairBar {...bar} />}>
      <PairBar {...bar} choice={<PairChoice pair={bar.pair} />} />
    </Suspense>
  );
};

const SessionExpired = lazy(async () => ({ default: (await import('./SessionExpired')).SessionExpired }));

const Notices = lazy(async () => ({ default: (await import('./Notices')).Notices }));

const Closure = () => (
  <div className={frame.closure}>
    <ClosureNotice withdrawOnly />
  </div>
);

// Messages sent before it has loaded wait in its store.
const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

const TraderNews = lazy(async () => ({ default: (await import('#trading/news/TraderNews.tsx')).TraderNews }));

/** Fills are reported on any screen; visitors have none. */
const News = () =>
  useSession().kind === 'trader' && (
    <Suspense>
      <TraderNews />
    </Suspense>
  );

const Unconfirmed = lazy(async () => ({ default: (await import('./unconfirmed/Unconfirmed')).Unconfirmed }));

/** Also starts the flows that send money, so that anything sent before a reload is found from any screen. */
const TraderUnconfirmed = ({ signOut }: { signOut: SignOut }) =>
  useSession().kind === 'trader' && (
    <Suspense>
      <Unconfirmed signOut={signOut} />
    </Suspense>
  );

/** Tells traders who were away too long that they are logged out, on any screen. */
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

/** The frame, with the screen of the current location in it. */
export const Shell = () => {
  const { pathname } = useLocation();
  const { withdrawOnly } = useSwitches();
  const { config, version, session, hotkeys } = useServices();
  const [theme, chooseTheme] = useTheme();
  const who = audienceOf(useSession(), pathname);
  const arrive = useArrivals(config.brandName);
  const isTrading = isTradingPath(pathname);
  const tools = useTools();
  // Here from the first paint: later it would push the page down under a finger. Home has a notice of its own.
  const closure = withdrawOnly && pathname !== paths.home ? <Closure /> : undefined;
  const signOut = useSignOut(() => session.send({ type: 'logout.requested' }));
  const person = { who, theme, onChooseTheme: chooseTheme, onLogOut: signOut.onAsk };
  return (
    <ScreenClock>
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
              <Suspense fallback={closure}>
                <Notices closure={closure} />
              </Suspense>
            </>
          }
          unconfirmed={<TraderUnconfirmed signOut={signOut} />}
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
    </ScreenClock>
  );
};
