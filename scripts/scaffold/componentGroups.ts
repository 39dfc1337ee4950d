import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';

type SidebarOrder = (string | SidebarOrder)[];

const preview = join(import.meta.dirname, '..', '..', '.storybook', 'preview.tsx');

/** The component groups in sidebar order, read from Storybook's settings. */
export const componentGroups = (): string[] => {
  const { order } = getStorySortParameter(readFileSync(preview, 'utf8')) as { order: SidebarOrder };
  const groups = order[order.indexOf('Components') + 1];
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
};
