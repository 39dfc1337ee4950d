import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the checkout, whether this code runs from source or from the bundle. */
const findRoot = (start: string): string => {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'openapi.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No openapi.yaml above ${start}`);
  }
};

export const root = findRoot(dirname(fileURLToPath(import.meta.url)));
export const contractFile = join(root, 'openapi.yaml');
/** Made from the contract: its live channels, as AsyncAPI. */
export const channelsFile = join(root, 'docs/asyncapi.yaml');
/** Built with the bundle, and exists only beside it. */
export const builtContractFile = join(dirname(fileURLToPath(import.meta.url)), 'openapi.json');
export const migrationsFolder = join(root, 'apps/backend/migrations');
export const webFolder = join(root, 'apps/exchange/dist');

/** The built application's settings, or the ones that it would be built with. */
export const defaultConfigFile = (): string => {
  const built = join(webFolder, 'config.json');
  return existsSync(built) ? built : join(root, 'apps/exchange/public/config.json');
};

export const dataFolder = (folder: string): string => resolve(root, folder);
