import type { Server } from 'socket.io';

/**
 * A client could move its connection to a second one by the id of the first, as those do that began by polling. Nothing
 * would look at the second: not its origin, nor what it sends, nor whether it reads.
 */
export const refuseSecondTransport = (io: Server): void => {
  io.engine.use(({ url = '' }: { url?: string }, _response: unknown, next: (refused?: Error) => void) => {
    const isSecond = new URL(url, 'http://localhost').searchParams.has('sid');
    next(isSecond ? new Error('A live connection has one transport.') : undefined);
  });
};
