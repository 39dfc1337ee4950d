import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '@exchange/domain';
import { routesIn } from '../shots/routeList';
import { staleFiles, writeStale } from '../steps/generatedFiles';
import { root } from '../steps/repositoryFiles';
import { buildTexts, type Texts } from './build';
import { figuresOf } from './figures';
import { tablesOf } from './tables';
import { textSources } from './write';

const content = 'apps/exchange/content';
const generated = join(root, 'apps/exchange/src/info/generated');
const sourceOf = (path: string): string => readFileSync(join(root, 'apps/exchange/src', path), 'utf8');

const readTexts = (): Texts =>
  new Map(
    readdirSync(join(root, content), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, content, path), 'utf8')]),
  );

/** Builds the public texts from Markdown, and writes them unless it should only check whether they are up to date. */
export const takeTexts = ({ onlyCheck }: { onlyCheck: boolean }): { ok: boolean; output: string } => {
  const { built, faults } = buildTexts(readTexts(), {
    figures: figuresOf(domain),
    tables: tablesOf(domain),
    settings: domain.settingNames,
    routes: [
      ...routesIn({ router: sourceOf('app/routes.tsx'), paths: sourceOf('shared/page/paths.ts') }),
      domain.apiReference,
    ],
    publicPages: domain.publicPages,
    tokens: domain.assetSymbols,
  });
  if (faults.length > 0) {
    const lines = faults.map(({ path, line, says }) => `${content}/${path}:${String(line)}: ${says}`);
    const advice = 'The public pages were left unchanged. How to write their texts: apps/exchange/content/README.md.';
    return { ok: false, output: [...lines, advice].join('\n') };
  }
  const files = (onlyCheck ? staleFiles : writeStale)(generated, textSources(built)).join(', ');
  if (files === '') return { ok: true, output: 'The public texts are up to date.' };
  return onlyCheck
    ? { ok: false, output: `Out of date: ${files}. Run \`npm run texts\`.` }
    : { ok: true, output: `Written: ${files}` };
};
