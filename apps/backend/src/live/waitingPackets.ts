import type { Socket } from 'socket.io';

/** What a connection keeps because it cannot be sent yet, in a list that its types hide. */
export const waitingPackets = (connection: Socket['conn']): readonly unknown[] => {
  const packets: unknown = Reflect.get(connection, 'writeBuffer');
  return Array.isArray(packets) ? packets : [];
};
