import { dirname, join, relative } from 'node:path';
/** @import { Rule } from './rule' */

/** The folder of each room. A room inside another must come before it. */
const folders = {
  domain: 'packages/domain',
  contract: 'packages/api/src/contract',
  api: 'packages/api',
  machines: 'packages/machines',
  ui: 'packages/ui',
  web: 'apps/exchange',
  backend: 'apps/backend',
  storybook: '.storybook',
  scripts: 'scripts',
};

/** @typedef {keyof typeof folders} Room */

/** What each room may import besides itself. Dependencies only point downwards. @type {Record<Room, Room[]>} */
const mayImport = {
  domain: [],
  contract: [],
  api: ['domain', 'contract'],
  machines: ['domain'],
  ui: ['domain'],
  web: ['domain', 'api', 'machines', 'ui'],
  backend: ['domain', 'contract'],
  storybook: ['domain', 'api', 'machines', 'ui', 'web'],
  scripts: ['domain', 'api', 'contract'],
};

/** The import name of each package. A longer entry point must come before its package. @type {[string, Room][]} */
const packages = [
  ['@exchange/domain', 'domain'],
  ['@exchange/api/contract', 'contract'],
  ['@exchange/api', 'api'],
  ['@exchange/machines', 'machines'],
  ['@exchange/ui', 'ui'],
  ['@exchange/web', 'web'],
  ['@exchange/backend', 'backend'],
];

/** @param {string} path @param {string} start */
const isBelow = (path, start) => path === start || path.startsWith(`${start}/`);

/** @param {string} path */
const roomOf = (path) => /** @type {Room[]} */ (Object.keys(folders)).find((room) => isBelow(path, folders[room]));

/** @param {string} file @param {string} source */
const roomImported = (file, source) =>
  source.startsWith('.')
    ? roomOf(join(dirname(file), source).replaceAll('\\', '/'))
    : packages.find(([name]) => isBelow(source, name))?.[1];

/** @type {Rule} */
export const arrowsRunDownwards = {
  create: ({ cwd, filename, report }) => {
    const file = relative(cwd, filename).replaceAll('\\', '/');
    const from = roomOf(file);
    if (!from) return {};
    const allowed = new Set([from, ...mayImport[from], ...(file.endsWith('.stories.tsx') ? ['storybook'] : [])]);

    /** @param {any} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = roomImported(file, source.value);
      if (to && !allowed.has(to))
        report({ node: source, message: `Dependencies only point downwards: ${from} may not import ${to}.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
