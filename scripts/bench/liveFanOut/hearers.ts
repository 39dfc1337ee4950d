import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const PATIENCE_MS = 10_000;

export interface Hearers {
  /** Resolves once they have received this many events in total. */
  untilHeard: (events: number) => Promise<void>;
  end: () => void;
}

/** Clients that follow XDC-USDT as the application does, and only count events. */
export const connectHearers = async (url: string, count: number): Promise<Hearers> => {
  let heard = 0;
  const connect = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('open', () => socket.send('40'));
      socket.on('message', (data: Buffer) => {
        const said = data.toString('latin1', 0, 20);
        if (said.startsWith('42["XDC-USDT-book"')) heard += 1;
        else if (said === '2') socket.send('3');
        else if (said.startsWith('42["pong"')) resolve(socket);
        else if (said.startsWith('40{'))
          for (const wish of ['42["join",{"pair":"XDC-USDT"}]', '42["ping"]']) socket.send(wish);
      });
    });
  const sockets = await Promise.all(Array.from({ length: count }, connect));
  return {
    untilHeard: async (events) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (heard < events && Date.now() < deadline) await pause(10);
      if (heard !== events) throw new Error(`${heard} of ${events} events were heard.`);
    },
    end: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};
