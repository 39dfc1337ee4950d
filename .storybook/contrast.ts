import axe from 'axe-core';
import { kindsOfText } from './kindsOfText';
import { isTestRun } from './look';

/** Of all stories so far, which share one page. */
const passed = new Set<string>();

/**
 * Each story runs in one theme. Only colours differ in the other, so contrast is all we check there, dialogs included. A
 * story whose texts all look like those of earlier ones has nothing to add.
 */
export const expectContrastInTheOtherTheme = async (): Promise<void> => {
  if (!isTestRun) return;
  const root = document.documentElement;
  const kinds = kindsOfText(document.body);
  if ([...kinds].every((kind) => passed.has(kind))) return;
  const theme = root.dataset['theme'];
  const other = theme === 'light' ? 'dark' : 'light';
  root.dataset['theme'] = other;
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  root.dataset['theme'] = theme;
  const failures = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`));
  if (failures.length > 0) throw new Error(`Too little contrast in the ${other} theme:\n${failures.join('\n')}`);
  for (const kind of kinds) passed.add(kind);
};
