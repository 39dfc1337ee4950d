import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark, darkColorblind } from '../tokens/dark';
import { comfortable, compact } from '../tokens/density';
import { light, lightColorblind } from '../tokens/light';
import { fullMotion, noMotion } from '../tokens/motion';
import type { PaletteTokens, Theme } from '../tokens/tokens';
import { density, motion, vars } from './contract.css';

createGlobalTheme('[data-theme="dark"]', vars, dark);
createGlobalTheme('[data-theme="light"]', vars, light);

globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });

/** Applies to an element with both attributes, and to a nested theme without a palette of its own. */
const colorblindIn = (theme: Theme): string =>
  `[data-palette="colorblind"][data-theme="${theme}"], ` +
  `[data-palette="colorblind"] [data-theme="${theme}"]:not([data-palette])`;

const exchanged = { buy: vars.tone.buy, sell: vars.tone.sell } satisfies PaletteTokens;

createGlobalTheme(colorblindIn('dark'), exchanged, darkColorblind);
createGlobalTheme(colorblindIn('light'), exchanged, lightColorblind);

createGlobalTheme(':root, [data-density="comfortable"]', density, comfortable);
createGlobalTheme('[data-density="compact"]', density, compact);

createGlobalTheme(':root', motion, fullMotion);
globalStyle(':root', { '@media': { '(prefers-reduced-motion: reduce)': { vars: assignVars(motion, noMotion) } } });
globalStyle('[data-motion="reduced"]', { vars: assignVars(motion, noMotion) });
