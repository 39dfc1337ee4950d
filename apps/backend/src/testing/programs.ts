import { fileURLToPath } from 'node:url';

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** Paths of built programs, those of `npm start` and `npm run operator` and those only for tests. */
export const programs = {
  server: built('server'),
  operator: built('operator'),
  cluster: built('db/testing/fixtures/clusterProcess'),
  consumer: built('faults/fixtures/consumerProcess'),
  exchange: built('faults/fixtures/exchangeProcess'),
  owner: built('db/embedded/fixtures/ownerProcess'),
} as const;
