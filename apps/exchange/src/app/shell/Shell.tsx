import { Toasts } from '@exchange/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ArrivalContext } from '../../shared/page/arrival';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { useTheme } from '../../shared/services/useTheme';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorPage } from '../errors/ErrorPage';
import { Frame, Loading } from './Frame';
import { PairBar } from './PairBar';
import { isTradingPath } from './place';
import { useArrivals } from './useArrivals';
import { usePairBar } from './usePairBar';

// A part of the application that could not be loaded is only asked for again by a page that is loaded anew.
const reload = () => window.location.reload();

const CurrentPairBar = ({ pathname }: { pathname: string }) => <PairBar {...usePairBar(pathname)} />;

/** The frame with what it shows, and the screen of the location in it. */
export const Shell = () => {
  const { pathname } = useLocation();
  const { config, version, toasts } = useServices();
  const [theme, chooseTheme] = useTheme();
  const session = useSession();
  const arrive = useArrivals(config.brandName);
  const isTrading = isTradingPath(pathname);
  return (
    <ArrivalContext value={arrive}>
      <Frame
        brandName={config.brandName}
        socialLinks={config.socialLinks}
        version={version}
        session={session.kind}
        theme={theme}
        onChooseTheme={chooseTheme}
        isTrading={isTrading}
        pairBar={isTrading ? <CurrentPairBar pathname={pathname} /> : undefined}
      >
        <ErrorBoundary place={pathname} fallback={<ErrorPage onTryAgain={reload} />}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <Toasts store={toasts} />
    </ArrivalContext>
  );
};
