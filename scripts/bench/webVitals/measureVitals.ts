import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withBrowser } from '../../shots/browser';
import { untilDrawn } from '../../shots/settle';
import { startExchange, withDataFolder } from '../../steps/exchange';
import { readVitals, watchVitals, type Vitals } from './vitals';
import { devices, subjects, visits, type Subject } from './visits';

/** How much slower than it is the processor is made. */
export const SLOWDOWN = 4;

/** A phone far from its mast: 1.6 Mbit/s down, 0.75 up, 150 ms there and back, as Lighthouse has it. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What comes late, such as a chart, may move what is there already. */
const LATE_MS = 3_000;
/** The browser tells of an input only once what it did is painted. */
const TELL_MS = 500;

/** A visitor who has never been there, on a device of their own. */
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

/** Slowed down and as it is, right after one another. */
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
