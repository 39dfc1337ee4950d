import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client';
import { noSuchPicture } from '../../pictures/ownPictureRoute';
import type { AccountCore } from '../accounts/core';
import { pictureSeal, reviewFolder } from './places';
import { createReviewStore } from './reviewStore';
import { sideWords } from './sides';

/** Somebody opened a picture. */
interface Opening {
  at: Date;
  who: string;
  why: string;
  words: string;
}

export interface ReviewCore extends Pick<AccountCore, 'db' | 'seals' | 'clock'> {
  /** Writes the operator's log. */
  keepAction: (queries: Queries, opening: Opening) => Promise<void>;
}

/** Opening and noting who opened it are one: neither is there without the other. */
const openPicture = ({ db, seals, clock, keepAction }: ReviewCore, token: string): Promise<Buffer | undefined> =>
  db.transaction(async (transaction) => {
    const at = clock();
    const opened = await createReviewStore(transaction).open(token, at);
    if (!opened) return undefined;
    const { email, madeBy, side, submission, jpeg } = opened;
    await keepAction(transaction, {
      at,
      who: madeBy,
      why: `Opened the picture of ${sideWords[side]} (${submission ?? 'not submitted'}).`,
      words: `kyc show ${email}`,
    });
    return seals.unsealBytes(jpeg, pictureSeal(opened));
  });

/** What a browser may do with a picture that a stranger sent: show it, once, and tell nobody where it came from. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Referrer-Policy': 'no-referrer',
};

export const reviewRoute = async (api: FastifyInstance, { core }: { core: ReviewCore }): Promise<void> => {
  // HEAD, which previews of links send first, must not use a link up.
  api.get<{ Params: { token: string } }>(
    `${reviewFolder}/:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const jpeg = await openPicture(core, request.params.token);
      void reply.headers(headers);
      if (!jpeg) return reply.status(404).send({ ...noSuchPicture, requestId: request.id });
      return reply.type('image/jpeg').send(jpeg);
    },
  );
};
