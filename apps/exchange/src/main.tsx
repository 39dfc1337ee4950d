import { start } from './app/start';

/** Defined by the build. */
declare const __APP_VERSION__: string;

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element with the id app.');

void start({
  element,
  version: __APP_VERSION__,
  // oxlint-disable-next-line no-console -- version and failed calls belong there, so that a report can name them
  log: (line) => console.info(line),
});
