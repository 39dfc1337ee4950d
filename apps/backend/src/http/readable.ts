import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { isDecodable, isReadable } from '../contract/readable';

const refusal = () => Object.assign(new Error('Unreadable text'), { statusCode: 400 });

export const parseForm = (text: string): Record<string, unknown> => {
  if (!isDecodable(text)) throw refusal();
  return parse(text, '&', '=', { maxKeys: 0 });
};

/** Refuses text that couldn't be stored as it was sent, wherever it is in the request. */
export const refuseUnreadable = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!isDecodable(url)) throw refusal();
  });
  app.addHook('preValidation', async ({ body }) => {
    if (!isReadable(body)) throw refusal();
  });
};
