import type { Server } from 'socket.io';
import { sendAway, tooManyEvents } from './sendAway';

/**
 * Ends a connection that joins a second time without having left. Socket.IO does that only once the first time has been
 * answered: of what arrives together, each would join, and everything be sent to that connection as often.
 */
export const joinOnce = (io: Server): void => {
  const joined = new WeakSet<object>();
  io.use(({ conn }, next) => {
    if (joined.has(conn) && conn.readyState === 'open') sendAway(conn, tooManyEvents);
    joined.add(conn);
    next();
  });
  io.on('connection', (socket) => {
    socket.once('disconnect', () => void joined.delete(socket.conn));
  });
};
