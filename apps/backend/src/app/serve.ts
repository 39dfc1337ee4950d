import type { OpenedAreas } from '../area/foldAreas';
import { limitFloods } from '../http/corsAndRateLimit';
import { answerErrors } from '../http/errors';
import { secureHeaders } from '../http/headers';
import { logAnswers } from '../http/logging';
import { readBodies } from '../http/newServer';
import { refuseUnlessOwner } from '../http/owner';
import { refuseUnreadable } from '../http/readable';
import type { Ground } from './ground';
import type { OpenedServices } from './openServices';
import { serveApi } from './serveApi';
import { servePages } from './servePages';

/** Answers calls and serves the application, while the work in the background runs. */
export const serve = async (ground: Ground, opened: OpenedServices, areas: OpenedAreas): Promise<void> => {
  const { app, env, lease, floodCalls, floodStore, webFolder, background } = ground;
  const { services, document, chains } = opened;
  const { seals } = services.core;
  answerErrors(app);
  logAnswers(app);
  if (lease) refuseUnlessOwner(app, lease);
  await secureHeaders(app, { isSecureOnly: env.NODE_ENV === 'production' });
  refuseUnreadable(app);
  await readBodies(app);
  const countRequest = await limitFloods(app, { env, floodCalls, store: floodStore });
  const { traderOf } = services;
  await app.register(serveApi, { prefix: '/api', env, countRequest, document, areas, seals, traderOf });
  await servePages(app, { ...services, chains, webFolder, countRequest, seals });

  app.addHook('onReady', async () => {
    background.start();
  });
  app.addHook('preClose', () => background.stop());
  app.addHook('onClose', opened.stop);
};
