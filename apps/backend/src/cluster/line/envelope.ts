import { createHmac, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** What goes over the line, in either direction. */
export interface Envelope {
  signature: string;
  body: Buffer;
}

const signatureOf = (key: Buffer, body: Buffer): Buffer => createHmac('sha256', key).update(body).digest();

export const sealed = (key: Buffer, content: unknown): Envelope => {
  // Dates and missing fields arrive as they were sent, which JSON doesn't manage.
  const body = serialize(content);
  return { body, signature: signatureOf(key, body).toString('hex') };
};

/** The content, if it was signed with the key; nothing else is even read. */
export const opened = (key: Buffer, { signature, body }: Envelope): unknown => {
  const given = Buffer.from(signature, 'hex');
  const right = signatureOf(key, body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return deserialize(body);
};
