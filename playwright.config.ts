import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/steps/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** Flows of the whole product in a real browser, against what `npm start` serves, with a data folder of their own. */
export default defineConfig({
  testDir: 'apps/exchange/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 30_000,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data', NODE_ENV: 'test' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
