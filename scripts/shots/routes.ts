import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startExchange, withDataFolder } from '../steps/exchange';
import { root } from './folders';
import { looks } from './looks';
import { addressOf, nameOfRoute, routesIn } from './routeList';
import { untilIdle } from './settle';
import type { Subject, WithSubjects } from './subjects';

const router = join(root, 'apps/exchange/src/app/routes.tsx');

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

/** Every route as a visitor sees it, from what `npm start` serves. */
export const withRoutes: WithSubjects = async (work) => {
  const paths = routesIn(await readFile(router, 'utf8'));
  return withDataFolder(async (dataDir) => {
    const exchange = await startExchange(dataDir, { NODE_ENV: 'test' });
    try {
      return await work(paths.map((path) => subjectFor(exchange.url, path)));
    } finally {
      await exchange.stop();
    }
  });
};
