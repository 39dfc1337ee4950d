import type { Socket } from 'socket.io';

/** Packets that a connection can't send yet. The list isn't part of its public types. */
export const waitingPackets = (connection: Socket['conn']): readonly unknown[] => {
  const packets: unknown = Reflect.get(connection, 'writeBuffer');
  return Array.isArray(packets) ? packets : [];
};
