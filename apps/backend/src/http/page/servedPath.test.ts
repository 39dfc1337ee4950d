import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { secureHeaders } from '../headers';
import { refuseUnlessOwner } from '../owner';

const start = async (isOwner: boolean) => {
  const app = fastify();
  onTestFinished(() => app.close());
  refuseUnlessOwner(app, { isHeld: () => isOwner, confirm: async () => isOwner });
  await secureHeaders(app, { isSecureOnly: false });
  app.get('/api/prices', async () => 'of a minute ago');
  return app;
};

const spellings = ['/api/prices', '/%61pi/prices', '/ap%69/prices'];

it.each(spellings)('a former owner refuses %s, however the path is written [OPS-303]', async (url) => {
  const app = await start(false);
  expect((await app.inject(url)).statusCode).toBe(503);
});

it.each(spellings)('the answer to %s is never kept by a cache [OPS-235]', async (url) => {
  const app = await start(true);
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});
