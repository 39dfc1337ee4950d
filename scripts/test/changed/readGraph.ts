import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { root } from '../../steps/repositoryFiles';
import { importersOf, type Importers, type Resolve } from './graph';

const isModule = (path: string): boolean => /^(packages|apps|scripts|\.storybook)\/.*\.(tsx?|mjs)$/.test(path);

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  conditionNames: ['import', 'default'],
});

/** What belongs to this repository; libraries change with package-lock.json only. */
const isOurs = (specifier: string): boolean => /^[.#]|^@exchange\//.test(specifier);

const resolve: Resolve = (from, specifier) => {
  if (!isOurs(specifier)) return undefined;
  const { path } = resolver.sync(join(root, dirname(from)), specifier.replace(/\?.*$/, ''));
  return path === undefined ? undefined : relative(root, path).split(sep).join('/');
};

/** Which of these files imports which. */
export const readGraph = (files: readonly string[]): Importers =>
  importersOf(new Map(files.filter(isModule).map((path) => [path, readFileSync(join(root, path), 'utf8')])), resolve);
