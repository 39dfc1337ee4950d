import { Counter, type Registry } from 'prom-client';
import type { Server, Socket } from 'socket.io';
import type { Job } from '../runtime/job';
import { waitingPackets } from './waitingPackets';

export interface SlowReadersOptions {
  io: Server;
  registry: Registry;
  /** How many bytes may wait for one connection. */
  queueBytes: number;
  /** How often to check. */
  everyMs: number;
}

const sizeOf = (packet: unknown): number => {
  const data: unknown = typeof packet === 'object' && packet !== null ? Reflect.get(packet, 'data') : undefined;
  return typeof data === 'string' ? data.length : 0;
};

const waitingBytes = ({ conn }: Socket): number =>
  waitingPackets(conn).reduce<number>((sum, packet) => sum + sizeOf(packet), conn.request.socket.writableLength);

/** Closes connections that don't read: they reconnect and ask again, which costs less than an ever longer queue. */
export const slowReadersJob = ({ io, registry, queueBytes, everyMs }: SlowReadersOptions): Job => {
  const dropped = new Counter({
    name: 'live_dropped_total',
    help: 'Live connections dropped because their send queue was full',
    registers: [registry],
  });
  const work = async (): Promise<void> => {
    for (const socket of io.of('/').sockets.values()) {
      if (waitingBytes(socket) <= queueBytes) continue;
      dropped.inc();
      // Socket.IO's own closing packet would wait in the same queue.
      socket.conn.request.socket.destroy();
    }
  };
  return { name: 'slow-readers', everyMs, firstAfterMs: everyMs, work };
};
