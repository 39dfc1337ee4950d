import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { initialLook, lookFrom } from './look';
import { storybookTheme } from './storybookTheme';
import './manager.css';

addons.setConfig({
  theme: storybookTheme(initialLook.theme),
  layoutCustomisations: {
    showPanel: ({ storyId, index }) => (index?.[storyId]?.tags.includes('page') ? false : undefined),
  },
});

/** Storybook's own interface follows the theme of the story. */
addons.register('exchange/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: storybookTheme(lookFrom(globals).theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
