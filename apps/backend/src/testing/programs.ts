import { fileURLToPath } from 'node:url';

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** What `npm start` and `npm run operator` run, and what only tests do, for `node`. */
export const programs = {
  server: built('server'),
  operator: built('operator'),
  cluster: built('db/testing/fixtures/clusterProcess'),
  consumer: built('faults/fixtures/consumerProcess'),
  exchange: built('faults/fixtures/exchangeProcess'),
  owner: built('db/embedded/fixtures/ownerProcess'),
} as const;
