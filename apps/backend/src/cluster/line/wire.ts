import type { IncomingMessage } from 'node:http';

export const linePath = '/line';
export const signatureHeader = 'x-line-signature';

export const readAll = async (message: IncomingMessage, most: number): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

export const signatureIn = ({ headers }: IncomingMessage): string => {
  const given = headers[signatureHeader];
  return typeof given === 'string' ? given : '';
};
