import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { Exchange } from '../../../exchange/exchange';
import { listenForGateways } from '../lineServer';
import { createOwnerLine, type OwnerLine, type OwnerLineOptions } from '../ownerLine';

export const key = randomBytes(32);
export const owner = 'exchange-1';

/** With a date and a missing field, which not every encoding keeps. */
export const done = { done: { order: { id: 'o-1', clientOrderId: undefined, createdAt: new Date(5) } } };

export const exchangeThat = (answer: () => Promise<unknown>) => {
  const submit = vi.fn(answer);
  return {
    submit: submit as typeof submit & Exchange['submit'],
    position: () => undefined,
    isOpen: () => true,
    isHalted: () => false,
    standby: () => undefined,
  };
};

export const ownerLine = (extras: Partial<OwnerLineOptions> = {}) => {
  const exchange = exchangeThat(async () => done);
  const heldSessions = vi.fn(async (ids: readonly string[]) => {
    await pause(5);
    return new Set(ids.filter((id) => id !== 'ended'));
  });
  const options = {
    key,
    owner,
    exchange,
    heldSessions,
    projections: () => ({ stream: '', counter: 0, at: 0, books: [], references: [] }),
    log: { warn: vi.fn() },
    now: Date.now,
  };
  return { line: createOwnerLine({ ...options, ...extras }), exchange, heldSessions };
};

export const listen = async (line: OwnerLine) => {
  const server = await listenForGateways({ host: '127.0.0.1', port: 0, line, onError: () => undefined });
  onTestFinished(server.close);
  return server;
};

/** A server below HTTP, to see what was sent and to decide when the line is cut. */
export const listenRaw = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};
