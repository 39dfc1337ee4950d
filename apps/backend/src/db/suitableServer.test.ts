import { expect, it } from 'vitest';
import { refuseUnsuitable, type ServerFacts } from './suitableServer';

const server: ServerFacts = {
  version: '18.4',
  versionNumber: 180_004,
  encoding: 'UTF8',
  isForgetful: false,
  skipsStandby: false,
};

it('a server that is too old is refused with its version, and the oldest that we support is not [OPS-412]', () => {
  expect(() => refuseUnsuitable({ ...server, version: '14.20 (Debian 14.20-1)', versionNumber: 140_020 })).toThrow(
    'The database server is PostgreSQL 14.20 (Debian 14.20-1), and the exchange needs 15 or later. ' +
      'Upgrade it, or name another one with DATABASE_URL.',
  );
  expect(() => refuseUnsuitable({ ...server, version: '15.0', versionNumber: 150_000 })).not.toThrow();
});
