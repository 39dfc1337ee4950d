import { join } from 'node:path';
import { root } from '../runtime/places';

const built = (name: string): string => join(root, `apps/backend/dist-for-tests/${name}.js`);

/** Paths of the programs that are built for tests: those of `npm start` and `npm run operator`, and further ones. */
export const programs = {
  server: built('server'),
  operator: built('operator'),
  cluster: built('db/testing/fixtures/clusterProcess'),
  consumer: built('faults/fixtures/consumerProcess'),
  faults: built('faults/testFaults'),
  exchange: built('faults/fixtures/exchangeProcess'),
  owner: built('db/embedded/fixtures/ownerProcess'),
} as const;
