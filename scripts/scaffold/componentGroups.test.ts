import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentGroups } from './componentGroups';

const groups = componentGroups();
const components = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'components');

const storyFiles = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);

const titleIn = (path: string): string =>
  /\btitle: '(.+?)'/.exec(readFileSync(join(components, path), 'utf8'))?.[1] ?? '';

const isFiled = (path: string): boolean => {
  const [root, group, component, ...further] = titleIn(path).split('/');
  return (
    root === 'Components' &&
    groups.includes(group ?? '') &&
    existsSync(join(components, dirname(path), `${component}.tsx`)) &&
    further.length === 0
  );
};

describe('the sidebar of Storybook', () => {
  it('lists components in ten groups, in this order [SHL-240]', () => {
    expect(groups).toEqual([
      'Actions',
      'Inputs',
      'Choices and dates',
      'Figures',
      'Data',
      'Trading',
      'Feedback',
      'Overlays',
      'Navigation',
      'Identity and files',
    ]);
  });

  it('keeps every story under its component, in one of the groups [SHL-240]', () => {
    expect(storyFiles.length).toBeGreaterThan(0);
    expect(storyFiles.filter((path) => !isFiled(path)).map((path) => `${path}: ${titleIn(path)}`)).toEqual([]);
  });

  it('gives each group at least one component [SHL-240]', () => {
    const used = new Set(storyFiles.map((path) => titleIn(path).split('/')[1]));
    expect(groups.filter((group) => !used.has(group))).toEqual([]);
  });
});
