import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from './folders';
import { photograph, type Fault } from './photograph';
import { withRoutes } from './routes';

const file = join(root, 'docs/screenshot.png');
const look = { theme: 'dark', width: 1440, height: 900 } as const;

/** Takes the README's picture of the home screen; resolves with the faults of the page. */
export const photographForReadme = (browser: Browser): Promise<Fault[]> =>
  withRoutes(async (subjects) => {
    const home = subjects.find(({ name }) => name === 'home');
    if (!home) throw new Error('There is no home screen.');
    return photograph(browser, home, [{ look, file, isWindowOnly: true }]);
  });
