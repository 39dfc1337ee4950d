import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './scripts/steps/browser.mjs';
import { forgetNotOurs } from './scripts/steps/notOurs';

forgetNotOurs();

const port = Number(process.env['E2E_PORT'] ?? 4173);
const data = process.env['E2E_DATA_DIR'] ?? 'test-results/data';
const dataDir = join(data, 'shared');

/** All tests come from one address, and try more than a person would. */
const manyTries = {
  ADDRESS_TRIES: '10000',
  CODE_TRIES: '10000',
  LOGIN_TRIES: '10000',
  MAIL_TRIES: '10000',
  REGISTER_TRIES: '10000',
  INVITE_TRIES: '10000',
  REQUEST_TRIES: '10000',
  AWAY_TRIES: '10000',
  FLOOD_CALLS: '0',
};

/** Moves prices faster, so that tests wait less. */
const livelyMarket = { DEMO_INTERVAL_MS: '400' };

/** Mines its own blocks, on an exchange with other settings. */
const byHand = '**/wallet/coinsInAndOut.spec.ts';

/** These need a quiet market, another time or a restart: each worker has an exchange for them. All others share ours. */
const quiet = [
  '**/{staking,wallet}/*.spec.ts',
  '**/profile/{newTrader,twoFactor}.spec.ts',
  '**/trading/{lostAnswers,twoTraders}.spec.ts',
];

/** Flows of the whole product in a real browser, against what `npm start` serves, with a data folder of their own. */
export default defineConfig({
  testDir: 'apps/exchange/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Two browsers and their exchanges share two cores: slow is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  grepInvert: process.env['TESTS'] === 'by day' ? /@nightly/ : [],
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['line'], ['json']],
  globalSetup: './apps/exchange/e2e/preparedData.ts',
  metadata: { dataDir, preparedDir: join(data, 'prepared') },
  // In this order: the long files first, so that both workers end at about the same time.
  projects: [
    { name: 'by hand', testMatch: byHand },
    { name: 'quiet', testMatch: quiet, testIgnore: byHand },
    { name: 'shared', testIgnore: quiet },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // The same server under a name that is not this machine's.
      args: [...browserArguments, '--host-resolver-rules=MAP exchange.test localhost'],
    },
    // Recording a trace takes as much of the processor as all else; ask for it: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { ...manyTries, ...livelyMarket, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
