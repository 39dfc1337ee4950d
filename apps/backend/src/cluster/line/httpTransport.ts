import { Agent, request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Sent, Transport } from './gatewayLine';
import { linePath, readAll, signatureHeader, signatureIn } from './wire';

/** Far more than all books together. */
const mostBytes = 64 * 1024 * 1024;

interface TransportOptions {
  /** How long it may take until a connection is there and free. */
  connectMs?: number;
  mostConnections?: number;
}

/** Sends over connections that stay open. Nothing is sent a second time, not even on a connection that turns out dead. */
export const createHttpTransport = (options: TransportOptions = {}) => {
  const { connectMs = 2_000, mostConnections = 256 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, maxFreeSockets: mostConnections });
  const abandoning = new Set<() => void>();

  const transport: Transport = (url, { signature, body }, patienceMs) =>
    new Promise<Sent>((resolve) => {
      let mayHaveLeft = false;
      const request = sendRequest(new URL(linePath, url), {
        agent,
        method: 'POST',
        headers: { [signatureHeader]: signature, 'content-length': body.length },
      });
      const settle = (sent: Sent): void => {
        clearTimeout(timer);
        abandoning.delete(giveUp);
        resolve(sent);
      };
      const giveUp = (): void => {
        settle({ became: mayHaveLeft ? 'lost' : 'not sent' });
        request.destroy();
      };
      let timer = setTimeout(giveUp, connectMs);
      abandoning.add(giveUp);
      const leave = (): void => {
        mayHaveLeft = true;
        clearTimeout(timer);
        timer = setTimeout(giveUp, patienceMs);
        request.end(body);
      };
      request.on('socket', (socket: Socket) => {
        if (socket.connecting) socket.once('connect', leave);
        else leave();
      });
      request.on('error', giveUp);
      request.on('response', (response) => {
        readAll(response, mostBytes).then((answer) => {
          if (answer === undefined) giveUp();
          else if (response.statusCode === 200)
            settle({ became: 'answered', envelope: { body: answer, signature: signatureIn(response) } });
          else settle({ became: 'lost', reason: answer.toString() });
        }, giveUp);
      });
    });

  return {
    transport,
    /** Whoever still waits learns at once that no answer will come: the owner it was sent to is none any more. */
    abandon: (): void => {
      for (const giveUp of [...abandoning]) giveUp();
      agent.destroy();
    },
    close: (): void => agent.destroy(),
  };
};
