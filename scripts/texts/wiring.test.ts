import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scriptsOf = (path: string): Record<string, string> => {
  const manifest = JSON.parse(readFileSync(new URL(`../../${path}package.json`, import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return manifest.scripts;
};

it('an edit needs no further command: texts are built before each build and each server [INF-050]', () => {
  const { predev, prestorybook, 'prebuild-storybook': prebuildStorybook, texts } = scriptsOf('');
  const once = 'npm run --silent texts';
  expect([predev, prestorybook, prebuildStorybook]).toEqual([once, once, once]);
  expect([texts, scriptsOf('apps/exchange/')['prebuild']]).toEqual([
    'tsx scripts/texts.ts',
    'tsx ../../scripts/texts.ts',
  ]);
});
