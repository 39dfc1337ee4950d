import { createHmac, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** So that nobody can return a question as its own answer. */
type Direction = 'question' | 'answer';

/** What goes over the line, in either direction. */
export interface Envelope {
  signature: string;
  body: Buffer;
}

const signatureOf = (key: Buffer, direction: Direction, body: Buffer): Buffer =>
  createHmac('sha256', key).update(direction).update(body).digest();

export const sealed = (key: Buffer, direction: Direction, content: unknown): Envelope => {
  // Dates and missing fields arrive as they were sent, which JSON doesn't manage.
  const body = serialize(content);
  return { body, signature: signatureOf(key, direction, body).toString('hex') };
};

/** The content, if it was signed with the key; nothing else is even read. */
export const opened = (key: Buffer, direction: Direction, { signature, body }: Envelope): unknown => {
  const given = Buffer.from(signature, 'hex');
  const right = signatureOf(key, direction, body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  try {
    return deserialize(body);
  } catch {
    // Written by a later version of Node.js.
    return undefined;
  }
};
