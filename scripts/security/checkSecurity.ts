import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readRows } from '../acceptance/rows';
import { repositoryFiles, root } from '../steps/repositoryFiles';
import { requirementIds } from './requirementIds';
import { requirementFaults } from './requirements';

const page = 'docs/security-requirements.md';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const doneCodes = (files: readonly string[]): Set<string> =>
  new Set(
    files
      .filter((path) => /^docs\/acceptance\/.*\.md$/.test(path))
      .flatMap((path) => readRows(textOf(path)))
      .filter(({ state }) => state === 'done')
      .map(({ code }) => code),
  );

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

const hasAnchor = (path: string, anchor: string): boolean =>
  textOf(path)
    .split('\n')
    .some((line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === anchor);

const leadsSomewhere =
  (files: ReadonlySet<string>) =>
  (link: string): boolean => {
    const [target = '', anchor] = link.split('#');
    const path = target === '' ? page : posix.join(dirname(page), target);
    return files.has(path) && (anchor === undefined || hasAnchor(path, anchor));
  };

/** Lists requirements of ASVS without a row, and rows without a proof or reason that holds. */
export const checkSecurity = (): { ok: boolean; output: string } => {
  const files = repositoryFiles();
  const named = new Set(files);
  const lint = textOf('.oxlintrc.json');
  const faults = requirementFaults(textOf(page), {
    ids: requirementIds,
    codes: doneCodes(files),
    hasFile: (path) => named.has(path),
    hasRule: (name) => lint.includes(`"${name}": "error"`) || lint.includes(`"${name}": [\n`),
    hasPage: leadsSomewhere(named),
  });
  return { ok: faults.length === 0, output: faults.map((fault) => `${page}: ${fault}`).join('\n') };
};
