import type { FastifyInstance } from 'fastify';
import { codeOf } from '../contract/refusalCodes';
import type { TraderOf } from '../contract/routes';

export const noSuchPicture = { statusCode: 404, code: codeOf(404), message: "There's no such picture." };

interface OwnPictureRouteOptions {
  /** Path of the pictures, relative to the API. */
  folder: string;
  traderOf: TraderOf;
  pictureOf: (uniqueId: string, name: string) => Promise<Buffer | undefined>;
}

/** A picture is visible only to its owner; anyone else gets a 404. */
export const ownPictureRoute = async (
  api: FastifyInstance,
  { folder, traderOf, pictureOf }: OwnPictureRouteOptions,
): Promise<void> => {
  api.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const trader = await traderOf(request);
    const [, name] = /^([\w-]+)\.jpg$/.exec(request.params.file) ?? [];
    const jpeg = trader && name !== undefined ? await pictureOf(trader.uniqueId, name) : undefined;
    if (!jpeg) return reply.status(404).send({ ...noSuchPicture, requestId: request.id });
    return reply.header('Cache-Control', 'private, no-store').type('image/jpeg').send(jpeg);
  });
};
