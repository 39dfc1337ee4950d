import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app/appOptions';
import { openGround } from './app/ground';
import { openOwner } from './app/openOwner';
import { serve } from './app/serve';
import { openAreas } from './area/foldAreas';
import { areas } from './areas';
import { liveConnection } from './live/liveConnection';

export type { AppOptions };

/** The server as a plugin tree that doesn't listen yet: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const ground = openGround(options);
  const { app } = ground;
  const owner = await openOwner(ground);
  const { services } = owner;
  const open = openAreas(areas, services);
  await serve(ground, owner, open);
  liveConnection(app, {
    ...ground,
    ...services,
    sessions: services.core.stores.sessions,
    feeds: (live) => [...open.connections.map((watch) => watch(live)), ...owner.feeds(live)],
  });
  return app;
};
