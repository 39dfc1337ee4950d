import { extname } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { withBrowser } from '../../shots/browser';
import type { BuiltPage } from './builtPage';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** No server listens there: the browser's requests are intercepted and answered with the built files. */
const origin = 'http://page.example';

export interface Visit {
  page: Page;
  /** For figures that only the DevTools protocol gives. */
  tools: CDPSession;
}

/** Opens a built page in a browser of its own, which is always closed afterwards. */
export const visitPage = <Outcome>(
  built: BuiltPage,
  wishes: Record<string, string>,
  work: (visit: Visit) => Promise<Outcome>,
): Promise<Outcome> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = built.get(pathname);
      await route.fulfill(
        body === undefined
          ? { status: 404 }
          : { body, contentType: types[extname(pathname)] ?? 'application/octet-stream' },
      );
    });
    await page.goto(`${origin}/index.html?${new URLSearchParams(wishes).toString()}`);
    const outcome = await work({ page, tools: await page.context().newCDPSession(page) });
    if (broken.length > 0) throw new Error(`The page failed: ${broken.join(', ')}`);
    return outcome;
  });
