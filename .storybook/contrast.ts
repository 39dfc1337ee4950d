import axe from 'axe-core';
import { themes } from '../packages/ui/src/tokens/tokens';
import { kindsOfText } from './kindsOfText';
import { isNightly, isTestRun } from './look';

/** Kinds of text that passed in an earlier story. All stories share one page. */
const passed = new Set<number>();

/** Skips texts that have left the page since they were found. */
const faultsOf = async (texts: Element[]): Promise<string[]> => {
  const include = texts.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return [];
  const { violations } = await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`));
};

/**
 * Each story runs in one theme, and only colours differ in the other. Checking contrast takes as long as all other
 * checks together, so we check a kind of text where it first appears, dialogs included, and in both themes there. Kinds
 * are told apart in the dark theme: two that look the same there look the same in the light one, too.
 */
export const expectContrast = async (): Promise<void> => {
  if (!isTestRun) return;
  const root = document.documentElement;
  const own = root.dataset['theme'];
  const show = (theme: string | undefined) => {
    root.dataset['theme'] = theme;
  };
  show('dark');
  const kinds = [...kindsOfText(document.body)];
  show(own);
  const unseen = isNightly ? kinds : kinds.filter(([, kind]) => !passed.has(kind));
  if (unseen.length === 0) return;
  for (const theme of themes) {
    show(theme);
    const faults = await faultsOf(unseen.map(([text]) => text)).finally(() => show(own));
    if (faults.length > 0) throw new Error(`Too little contrast in the ${theme} theme:\n${faults.join('\n')}`);
  }
  for (const [text, kind] of unseen) if (text.isConnected) passed.add(kind);
};
