import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough for every usual sort of id, and nothing that could be mistaken for more than one. */
const usual = /^[\w.:-]{1,64}$/;

/** The id that the proxy in front gave the request, so that one id leads through both logs; otherwise a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usual.test(given) ? given : randomUUID();
};
