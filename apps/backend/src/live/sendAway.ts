import type { Socket } from 'socket.io';
import type { Payload } from './liveChannels';
import { textFrame } from './textFrame';

export type LiveRefusal = Payload<'refusal'>;

/** After this, half of a burst is there again. */
const retryAfter = 5;

const closing = (why: string): LiveRefusal => ({
  code: 'too_many_requests',
  message: `${why} It was closed, and can be opened again in ${retryAfter} seconds.`,
  retryAfter,
});

export const tooManyEvents = closing('Too many messages were sent over this live connection.');

export const tooManyPairs = (most: number): LiveRefusal => closing(`A live connection can follow ${most} pairs.`);

/** Socket.IO's packet for a connection that the server ends, after which clients don't return on their own. */
const disconnectPacket = '41';

/** Tells a client why, and ends its connection without reading anything more of what it sends. */
export const sendAway = (conn: Socket['conn'], refusal: LiveRefusal): void => {
  const { socket: connection } = conn.request;
  if (connection.writable)
    connection.write(
      Buffer.concat([textFrame(`42${JSON.stringify(['refusal', refusal])}`), textFrame(disconnectPacket)]),
    );
  // What has arrived already is skipped from here on.
  conn.close();
  connection.destroySoon();
};
