import type { IncomingMessage } from 'node:http';

/** Slower than any phone network, so that a slow upload with a short outage continues. */
const leastBytes = 16 * 1024;

export class Standstill extends Error {}

/** Ends the reading of a body that has almost stopped arriving. What has arrived completely may take any time. */
export const endAtStandstill = async <Answer>(
  raw: IncomingMessage,
  windowMs: number,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  let before = raw.socket.bytesRead;
  const look = () => {
    const { bytesRead } = raw.socket;
    // Whoever reads the body gets the error, and the connection stays open for an answer.
    if (!raw.complete && bytesRead - before < leastBytes) raw.emit('error', new Standstill());
    before = bytesRead;
  };
  const timer = setInterval(look, windowMs);
  try {
    return await read();
  } finally {
    clearInterval(timer);
  }
};
