import type { FastifyInstance } from 'fastify';
import type { TraderOf } from '../../contract/routes';
import type { Database } from '../../db/client';
import { ownPictureRoute } from '../../pictures/ownPictureRoute';
import { createProfileStore } from './profileStore';

const folder = '/files/profile';

/** Path of a picture, relative to the API. */
export const picturePath = (name: string): string => `${folder}/${name}.jpg`;

interface PictureRouteOptions {
  db: Database;
  traderOf: TraderOf;
}

export const pictureRoute = async (api: FastifyInstance, { db, traderOf }: PictureRouteOptions): Promise<void> => {
  const { pictureOf } = createProfileStore(db);
  await api.register(ownPictureRoute, { folder, traderOf, pictureOf });
};
