import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withBrowser } from '../../shots/browser';
import { untilDrawn } from '../../shots/settle';
import { startExchange, withDataFolder } from '../../steps/exchange';
import { readVitals, watchVitals, type Vitals } from './vitals';
import { devices, subjects, visits, type Subject } from './visits';

/** How many times slower the CPU is made. */
export const SLOWDOWN = 4;

/** A phone with a poor connection, as in Lighthouse: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Content that loads late, such as a chart, may shift the rest. */
const LATE_MS = 3_000;
/** The browser reports an input only once its result is painted. */
const TELL_MS = 500;

/** A first-time visitor with an empty cache. */
const visit = async (browser: Browser, url: string, { name, device }: Subject, isSlowed: boolean) => {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    await watchVitals(page);
    const tools = await context.newCDPSession(page);
    if (isSlowed) {
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      if (device === 'phone') await tools.send('Network.emulateNetworkConditions', slowNetwork);
    }
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

/** Throttled and at full speed, back to back. */
export type Round = ReadonlyMap<Subject, { slowed: Vitals; asItIs: Vitals }>;

/** Everything there is to measure, on one exchange with its demo market. */
export const measureRound = (): Promise<Round> =>
  withDataFolder(async (dataDir) => {
    const { url, stop } = await startExchange(dataDir, { NODE_ENV: undefined });
    try {
      return await withBrowser(async (browser) => {
        const round = new Map<Subject, { slowed: Vitals; asItIs: Vitals }>();
        for (const subject of subjects)
          round.set(subject, {
            slowed: await visit(browser, url, subject, true),
            asItIs: await visit(browser, url, subject, false),
          });
        return round;
      });
    } finally {
      await stop();
    }
  });
