// Builds the public texts from Markdown: `npm run texts`. With --check it only reports whether they are up to date.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as domain from '@exchange/domain';
import { routesIn } from './shots/routeList';
import { buildTexts, type Texts } from './texts/build';
import { figuresOf } from './texts/figures';
import { tablesOf } from './texts/tables';
import { textSources } from './texts/write';

const root = fileURLToPath(new URL('..', import.meta.url));
const content = 'apps/exchange/content';
const generated = 'apps/exchange/src/info/generated';
const sourceOf = (path: string): string => readFileSync(join(root, 'apps/exchange/src', path), 'utf8');

const readTexts = (): Texts =>
  new Map(
    readdirSync(join(root, content), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, content, path), 'utf8')]),
  );

const current = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const { built, faults } = buildTexts(readTexts(), {
  figures: figuresOf(domain),
  tables: tablesOf(domain),
  settings: domain.settingNames,
  routes: routesIn({ router: sourceOf('app/routes.tsx'), paths: sourceOf('shared/page/paths.ts') }),
  publicPages: domain.publicPages,
  tokens: domain.assetSymbols,
});

const onlyCheck = process.argv.includes('--check');

const drifted = (): string[] => {
  const stale = Object.entries(textSources(built)).filter(
    ([file, text]) => current(join(root, generated, file)) !== text,
  );
  if (!onlyCheck && stale.length > 0) {
    mkdirSync(join(root, generated), { recursive: true });
    for (const [file, text] of stale) writeFileSync(join(root, generated, file), text);
  }
  return stale.map(([file]) => file);
};

if (faults.length > 0) {
  for (const { path, line, says } of faults) console.error(`${content}/${path}:${String(line)}: ${says}`);
  console.error('The public pages were left unchanged. How to write their texts: apps/exchange/content/README.md.');
  process.exitCode = 1;
} else {
  const files = drifted().join(', ');
  if (onlyCheck && files !== '') {
    console.error(`Out of date: ${files}. Run \`npm run texts\`.`);
    process.exitCode = 1;
  } else console.log(files === '' ? 'The public texts are up to date.' : `Written: ${files}`);
}
