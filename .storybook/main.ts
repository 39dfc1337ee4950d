import type { Indexer } from 'storybook/internal/types';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

/** Tests only ask which files there are. Parsing them all for that takes nine seconds. */
const filesOnly: Indexer[] = [
  {
    test: /\.stories\.tsx$/,
    createIndex: (fileName) =>
      Promise.resolve([{ type: 'story', importPath: fileName, exportName: 'Any', title: fileName }]),
  },
];

export default defineMain({
  stories: ['./pages/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx', '../apps/exchange/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  experimental_indexers: (indexers = []) => (process.env['VITEST'] === undefined ? indexers : filesOnly),
  typescript: {
    // Reads variants from their const arrays. Tests don't need it.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // With project references it would read built declarations, which lack default values and may be stale.
      tsconfigPath: 'tsconfig.base.json',
      include: ['packages/ui/src/**/*.tsx', 'apps/exchange/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent !== undefined && !parent.fileName.includes('node_modules'),
    },
  },
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [react(), vanillaExtractPlugin()] }),
});
