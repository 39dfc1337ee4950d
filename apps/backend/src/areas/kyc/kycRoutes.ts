import type { FastifyInstance } from 'fastify';
import type { TraderOf } from '../../contract/routes';
import { ownPictureRoute } from '../../pictures/ownPictureRoute';
import { createKycStore } from '../../identity/papers/kycStore';
import { ownFolder } from '../../identity/papers/places';
import { reviewRoute, type ReviewCore } from './reviewRoute';

interface KycRoutesOptions {
  core: ReviewCore;
  traderOf: TraderOf;
}

/** Serves document pictures: to their owner, and to a reviewer once. */
export const kycRoutes = async (api: FastifyInstance, { core, traderOf }: KycRoutesOptions): Promise<void> => {
  const { pictureOf } = createKycStore(core.db, core.seals);
  await api.register(ownPictureRoute, { folder: ownFolder, traderOf, pictureOf });
  await api.register(reviewRoute, { core });
};
