import { chromium, type Browser } from 'playwright';
import { browserArguments, findBrowser } from '../steps/browser.mjs';

/** Always closes the browser. Signals such as Ctrl-C are left to the command, which shuts down cleanly. */
export const withBrowser = async <Outcome>(work: (browser: Browser) => Promise<Outcome>): Promise<Outcome> => {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found. Set CHROMIUM_PATH to one.');
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
