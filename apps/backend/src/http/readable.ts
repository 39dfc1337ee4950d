import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL keeps no NUL; bytes that are no UTF-8 were read as U+FFFD; half a pair of surrogates is no character. */
const unreadable = /[\0\uFFFD]|\p{Surrogate}/u;

const isReadableText = (text: string): boolean => !unreadable.test(text);

const isDecodable = (text: string): boolean => {
  try {
    return isReadableText(decodeURIComponent(text));
  } catch {
    return false;
  }
};

/** Without recursion, since a body may be nested as deep as it is long. */
export const isReadable = (given: unknown): boolean => {
  const open: unknown[] = [given];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isReadableText(value)) return false;
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) open.push(name, one);
  }
  return true;
};

const refusal = () => Object.assign(new Error('Unreadable text'), { statusCode: 400 });

export const parseForm = (text: string): Record<string, unknown> => {
  if (!isDecodable(text)) throw refusal();
  return parse(text, '&', '=', { maxKeys: 0 });
};

/** What could not be kept as it was sent is refused at the door, whichever way it comes in. */
export const refuseUnreadable = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!isDecodable(url)) throw refusal();
  });
  app.addHook('preValidation', async ({ body }) => {
    if (!isReadable(body)) throw refusal();
  });
};
