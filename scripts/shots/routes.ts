import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startExchange, withDataFolder } from '../steps/exchange';
import { root } from './folders';
import { looks } from './looks';
import { addressOf, nameOfRoute, routesIn } from './routeList';
import { untilIdle } from './settle';
import type { Subject, WithSubjects } from './subjects';

const sourceOf = (path: string): Promise<string> => readFile(join(root, 'apps/exchange/src', path), 'utf8');

const subjectFor = (url: string, path: string): Subject => ({
  group: 'routes',
  name: nameOfRoute(path),
  sittings: looks.map((look) => [look]),
  urlIn: () => `${url}${addressOf(path)}`,
  settle: async (page) => {
    await untilIdle(page);
    return [];
  },
  bottom: 'document.documentElement.scrollHeight',
});

/** Every route as a visitor sees it, served as by `npm start`. */
export const withRoutes: WithSubjects = async (work) => {
  const [router, paths] = await Promise.all([sourceOf('app/routes.tsx'), sourceOf('shared/page/paths.ts')]);
  const routes = routesIn({ router, paths });
  return withDataFolder(async (dataDir) => {
    const exchange = await startExchange(dataDir, { NODE_ENV: 'test' });
    try {
      return await work(routes.map((path) => subjectFor(exchange.url, path)));
    } finally {
      await exchange.stop();
    }
  });
};
