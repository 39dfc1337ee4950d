import axe from 'axe-core';
import { isTestRun } from './look';

/** A story is rendered once, in one theme; colours are the only thing the other theme can get wrong. */
export const expectContrastInTheOtherTheme = async (canvas: HTMLElement): Promise<void> => {
  if (!isTestRun) return;
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  const other = theme === 'light' ? 'dark' : 'light';
  root.dataset['theme'] = other;
  const { violations } = await axe.run(canvas, { runOnly: ['color-contrast'] });
  root.dataset['theme'] = theme;
  const failures = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`));
  if (failures.length > 0) throw new Error(`Too little contrast in the ${other} theme:\n${failures.join('\n')}`);
};
