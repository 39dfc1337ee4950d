import type { FastifyInstance } from 'fastify';
import type { TraderOf } from '../../contract/routes';
import type { Database } from '../../db/client';
import { createProfileStore } from './profileStore';

const folder = '/files/profile';

/** Where a picture is, below the API's address. */
export const picturePath = (name: string): string => `${folder}/${name}.jpg`;

const noSuchPicture = { statusCode: 404, message: "There's no such picture." };

interface PictureRouteOptions {
  db: Database;
  traderOf: TraderOf;
}

/** A picture is for its owner alone: to anybody else it looks as if there were none. */
export const pictureRoute = async (api: FastifyInstance, { db, traderOf }: PictureRouteOptions): Promise<void> => {
  const store = createProfileStore(db);
  api.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const trader = await traderOf(request);
    const [, name] = /^([\w-]+)\.jpg$/.exec(request.params.file) ?? [];
    const jpeg = trader && name !== undefined ? await store.pictureOf(trader.uniqueId, name) : undefined;
    if (!jpeg) return reply.status(404).send({ ...noSuchPicture, requestId: request.id });
    return reply.header('Cache-Control', 'private, no-store').type('image/jpeg').send(jpeg);
  });
};
