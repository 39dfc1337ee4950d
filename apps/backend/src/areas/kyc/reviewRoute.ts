import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client';
import { noSuchPicture } from '../../pictures/ownPictureRoute';
import type { AccountCore } from '../../identity/core';
import { pictureSeal, reviewFolder } from '../../identity/papers/places';
import { createReviewStore } from '../../identity/papers/reviewStore';
import { sideWords } from './refusals';

/** A reviewer opened a picture. */
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

/** Opens the picture and logs who opened it in one transaction. */
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

/** Restrictive headers for a picture from a stranger: no caching, no scripts, no referrer. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Referrer-Policy': 'no-referrer',
};

export const reviewRoute = async (api: FastifyInstance, { core }: { core: ReviewCore }): Promise<void> => {
  // HEAD, which link previews send first, must not use up a link.
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
