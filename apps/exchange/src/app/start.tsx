import { cspNonce } from '@exchange/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Config } from '#shared/config/config.ts';
import { reportError } from '#shared/errors/reportError.ts';
import { App } from './App';
import { colourBrowserBar } from './browserBar';
import { BrokenConfigPage } from './config/BrokenConfigPage';
import { loadConfig } from '#shared/config/loadConfig.ts';
import { loadLiveChat } from './liveChat';
import { browserEnvironment } from '#shared/services/environment.ts';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { ErrorPage } from './errors/ErrorPage';
import { warmScreen } from './routes';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { unregisterServiceWorkers } from './serviceWorkers';

export interface StartOptions {
  element: HTMLElement;
  version: string;
  log: (line: string) => void;
}

const reload = () => window.location.reload();

const lastResort = (
  <main>
    <ErrorPage onTryAgain={reload} />
  </main>
);

/** A bug while the services are connected happens outside any page, but must still end in one. */
const application = (config: Config, { version, log }: StartOptions): ReactNode => {
  try {
    const services = createServices(config, version, browserEnvironment(log));
    colourBrowserBar(document, services.theme);
    return <App services={services} queries={createQueries(services)} />;
  } catch (error) {
    reportError(error);
    return lastResort;
  }
};

const draw = async (root: Root, options: StartOptions): Promise<void> => {
  const { config, problem } = await loadConfig((path, init) => window.fetch(path, init));
  if (problem) {
    root.render(<BrokenConfigPage problem={problem} onTryAgain={() => void draw(root, options)} />);
    return;
  }
  loadLiveChat(config.liveChat.scriptUrl, document);
  root.render(<ErrorBoundary fallback={lastResort}>{application(config, options)}</ErrorBoundary>);
};

/** The dialogs' scroll lock adds a style tag, and reads the page's nonce from here. */
const shareNonce = () => void Object.assign(globalThis, { __webpack_nonce__: cspNonce() });

export const start = async (options: StartOptions): Promise<void> => {
  const { element, version, log } = options;
  log(`Version ${version}`);
  shareNonce();
  const drawn = draw(createRoot(element, { onCaughtError: reportError }), options);
  // After the settings, which everything waits for: a browser fetches only six files at a time.
  void warmScreen(window.location.pathname);
  unregisterServiceWorkers(navigator.serviceWorker).catch(reportError);
  await drawn;
};
