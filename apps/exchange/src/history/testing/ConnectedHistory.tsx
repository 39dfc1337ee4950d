import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { InApp } from '#entities/testing/InApp.tsx';
import { createQueries } from '#entities/createQueries.ts';
import { paths, tokenPaths } from '#shared/page/paths.ts';
import { HistoryScreen } from '../HistoryScreen';
import { createScriptedHistory, type ScriptedHistoryOptions } from './scriptedHistory';
import { rows } from './wireRows';

/** The application at an address, with its exchange. */
export interface HistoryApplication {
  exchange: ReturnType<typeof createScriptedHistory>;
  queries: QueryClient;
  path: string;
}

export const applicationAt = (path: string, given: Partial<ScriptedHistoryOptions> = {}): HistoryApplication => {
  const exchange = createScriptedHistory({ ...rows, ...given });
  return { exchange, queries: createQueries(exchange.services), path };
};

const Address = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{decodeURIComponent(pathname + search)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
};

export const ConnectedHistory = ({ exchange: { services }, queries, path }: HistoryApplication) => (
  <InApp services={services} queries={queries} at={path}>
    <Routes>
      {[paths.history, tokenPaths.history].map((each) => (
        <Route key={each} path={each} element={<HistoryScreen />} />
      ))}
      <Route path="*" element={<p>Another screen</p>} />
    </Routes>
    <Address />
  </InApp>
);
