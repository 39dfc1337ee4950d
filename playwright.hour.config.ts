import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/steps/browser.mjs';
import { forgetNotOurs } from './scripts/steps/notOurs';

forgetNotOurs();

/** An hour of two people trading, on an exchange of their own; `WALK_MINUTES` names another time, `WALK_SEED` the throws. */
export default defineConfig({
  testDir: 'apps/exchange/e2e',
  testMatch: '**/*.walk.ts',
  outputDir: 'test-results/hour',
  globalSetup: './apps/exchange/e2e/preparedData.ts',
  metadata: { preparedDir: 'test-results/hour-data' },
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { actionTimeout: 15_000, launchOptions: { executablePath: findBrowser(), args: browserArguments } },
});
