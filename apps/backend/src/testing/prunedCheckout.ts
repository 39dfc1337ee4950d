import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../runtime/places';
import { programs } from './programs';

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

/** Of the workspace's own packages nothing is left: the build contains them. */
const isForProduction = ([path, { dev }]: [string, { dev?: boolean }]): boolean =>
  dev !== true && /^(apps\/backend\/)?node_modules\//.test(path) && !path.includes('/@exchange/');

/** Nested packages come with the one that contains them. */
const isTop = (path: string): boolean => path.lastIndexOf('node_modules/') === path.indexOf('node_modules/');

export interface PrunedCheckout {
  server: string;
  operator: string;
  /** Makes Node look for packages beside the links and not beside what they lead to. */
  nodeOptions: string;
  remove: () => void;
}

/** The checkout as `npm run build` and `npm prune --omit=dev` leave it, made of links. */
export const createPrunedCheckout = (): PrunedCheckout => {
  const folder = mkdtempSync(join(tmpdir(), 'pruned-'));
  const link = (from: string, to = from): void => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    symlinkSync(join(root, from), join(folder, to));
  };
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const kept = Object.entries(packages).filter(isForProduction);
  // Packages of other systems are in the lock file and not on the disk.
  for (const [path] of kept) if (isTop(path) && existsSync(join(root, path))) link(path);
  const files = ['openapi.yaml', 'docs/asyncapi.yaml', 'apps/exchange/public/config.json', 'apps/backend/migrations'];
  for (const path of files) link(path);
  link(dirname(programs.server).slice(root.length + 1), 'apps/backend/dist');
  return {
    server: join(folder, 'apps/backend/dist/server.js'),
    operator: join(folder, 'apps/backend/dist/operator.js'),
    nodeOptions: '--preserve-symlinks --preserve-symlinks-main',
    remove: () => rmSync(folder, { recursive: true }),
  };
};
