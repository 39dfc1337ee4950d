import { motions, type Motion } from '../packages/ui/src/tokens/motion';
import { palettes, themes, type Palette, type Theme } from '../packages/ui/src/tokens/tokens';
import type { Look } from '../packages/ui/src/theme/applyLook';

export const isTestRun = '__vitest_browser__' in globalThis;

/** Checks every story in full instead of each kind of thing once. */
export const isNightly = import.meta.env['TESTS'] === 'nightly';

export const initialLook: Required<Look> = {
  theme: 'dark',
  palette: 'standard',
  motion: isTestRun ? 'reduced' : 'full',
};

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, otherwise: Name): Name =>
  names.find((name) => name === value) ?? otherwise;

/** The look chosen in the toolbar, with defaults for what isn't chosen. */
export const lookFrom = (globals: Record<string, unknown>): Required<Look> => ({
  theme: oneOf<Theme>(themes, globals['theme'], initialLook.theme),
  palette: oneOf<Palette>(palettes, globals['palette'], initialLook.palette),
  motion: oneOf<Motion>(motions, globals['motion'], initialLook.motion),
});
