import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/steps/browser.mjs';

const sources = ['packages/*/src', 'apps/*/src', 'scripts'];
const tests = sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const pacts = sources.map((folder) => `${folder}/**/*.pact.test.ts`);

/** What Vite would otherwise find late and reload the page for. */
const lateDependencies = [
  '@noble/hashes/sha2.js',
  '@noble/hashes/sha3.js',
  '@noble/hashes/utils.js',
  '@tanstack/react-query',
  '@xstate/react',
  'axe-core',
  'input-otp',
  'lightweight-charts',
  'openapi-fetch',
  'qrcode.react',
  'radix-ui',
  'react-day-picker',
  'react-dom/client',
  'react-hook-form',
  'scheduler',
  'socket.io-client',
  'storybook/test',
];

/** Stories run on the React that traders get. It draws a quarter faster than the one for development. */
const productionReact = {
  // Quoted so that it's code and not JSON, which Vitest would put into the environment of all projects.
  define: { 'process.env.NODE_ENV': "'production'" },
  oxc: { jsx: { development: false } },
};

/** Frames come as soon as they are drawn: what waits for one waits no longer than it must. */
const storyArguments = [...browserArguments, '--disable-frame-rate-limit'];

/** `npm test` leaves out what is for the night; whoever names files runs all that is in them. */
const isByDay = process.env['TESTS'] === 'by day';

const storiesByDay = async () => {
  const { leaveOutStoriesWithoutFact } = await import('./scripts/acceptance/stories');
  return {
    name: 'stories-by-day',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('.stories.tsx') ? leaveOutStoriesWithoutFact(id, code) : undefined,
  };
};

/** The projects asked for on the command line. */
const asked = process.argv.filter((_, index, words) => words[index - 1] === '--project');

const others = ['unit', 'backend', 'contract'];

/** Loading Storybook takes three seconds, which whoever runs other tests need not wait for. */
const wantsStories = asked.length === 0 || !asked.every((project) => others.includes(project));

const storiesProject = async (): Promise<TestProjectInlineConfiguration> => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    ...productionReact,
    // Without what writes sources and comments into stories for their docs: it parses each file twice.
    plugins: [
      ...(isByDay ? [await storiesByDay()] : []),
      ...(await storybookTest({ configDir: '.storybook' })).filter(({ name }) => name !== 'plugin-csf'),
    ],
    optimizeDeps: {
      include: lateDependencies,
      rolldownOptions: { transform: { define: productionReact.define } },
    },
    test: {
      name: 'stories',
      // For what hangs, not for a busy machine.
      testTimeout: 60_000,
      isolate: false,
      setupFiles: ['.storybook/unrecorded.ts'],
      // `nightly` checks every story in full: `.storybook/look.ts`.
      env: { TESTS: process.env['TESTS'] ?? '' },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: { executablePath: findBrowser(), args: storyArguments } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
};

export default defineConfig({
  test: {
    tags: [{ name: 'nightly', description: 'Long: `npm test` leaves it out.', skip: isByDay }],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: tests,
          exclude: ['apps/backend/**', ...pacts],
          environment: 'node',
          isolate: false,
          // For what hangs, not for a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['apps/backend/src/**/*.test.ts'],
          exclude: pacts,
          environment: 'node',
          globalSetup: [
            'apps/backend/src/testing/buildPrograms.ts',
            'apps/backend/src/db/testing/globalSetup.ts',
            'apps/backend/src/reference/testing/addReferenceData.ts',
            'apps/backend/src/db/testing/restingData.ts',
          ],
          isolate: false,
          // It mostly waits for processes and databases.
          maxWorkers: 2,
          // For what hangs, not for a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'contract',
          include: pacts,
          environment: 'node',
          fileParallelism: false,
          isolate: false,
          globalSetup: [
            'apps/backend/src/db/testing/globalSetup.ts',
            'apps/backend/src/reference/testing/addReferenceData.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      ...(wantsStories ? [await storiesProject()] : []),
    ],
  },
});
