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
  let soon: NodeJS.Immediate | undefined;
  const look = () => {
    const { bytesRead } = raw.socket;
    const isStill = !raw.complete && bytesRead - before < leastBytes;
    // Whoever reads the body gets the error, and the connection stays open for an answer. With nobody reading, it would
    // end the process.
    if (isStill && raw.listenerCount('error') > 0) raw.emit('error', new Standstill());
    before = bytesRead;
  };
  // If we were busy ourselves, what has arrived meanwhile is read first.
  const timer = setInterval(() => (soon = setImmediate(look)), windowMs);
  try {
    return await read();
  } finally {
    clearInterval(timer);
    clearImmediate(soon);
  }
};
