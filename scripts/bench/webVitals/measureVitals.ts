import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withBrowser } from '../../shots/browser';
import { untilDrawn } from '../../shots/settle';
import { startExchange, withDataFolder } from '../../steps/exchange';
import { readVitals, watchVitals, type Vitals } from './vitals';
import { devices, visits, type Device, type VisitName } from './visits';

/** How much slower than it is the processor is made. */
export const SLOWDOWN = 4;

/** What comes late, such as a chart, may move what is there already. */
const LATE_MS = 3_000;
/** The browser tells of an input only once what it did is painted. */
const TELL_MS = 500;

/** A visitor who has never been there, on a device of their own. */
const visit = async (browser: Browser, url: string, name: VisitName, device: Device, slowdown: number) => {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    await watchVitals(page);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { path, untilUsable, use } = visits[name];
    await page.goto(`${url}${path}`);
    await untilUsable(page, device);
    await untilDrawn(page);
    await pause(LATE_MS);
    await use(page, device);
    await pause(TELL_MS);
    return await readVitals(page);
  } finally {
    await context.close();
  }
};

/** On the processor slowed down and as it is, right after one another. */
export type Round = Record<VisitName, Record<Device, { slowed: Vitals; asItIs: Vitals }>>;

/** Everything there is to measure, on one exchange with its demo market. */
export const measureRound = (): Promise<Round> =>
  withDataFolder(async (dataDir) => {
    const { url, stop } = await startExchange(dataDir, { NODE_ENV: undefined });
    try {
      return await withBrowser(async (browser) => {
        const both = async (name: VisitName, device: Device) => ({
          slowed: await visit(browser, url, name, device, SLOWDOWN),
          asItIs: await visit(browser, url, name, device, 1),
        });
        return {
          home: { desk: await both('home', 'desk'), phone: await both('home', 'phone') },
          trade: { desk: await both('trade', 'desk'), phone: await both('trade', 'phone') },
        };
      });
    } finally {
      await stop();
    }
  });
