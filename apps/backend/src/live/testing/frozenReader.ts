import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';

/** A client's frame with a mask that changes nothing. */
export const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** The bare connection under a live one, which continues the one with this id if there is one. */
export const upgraded = (url: string, id?: string): Promise<Duplex> =>
  new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    };
    const continued = id === undefined ? '' : `&sid=${id}`;
    const opening = request(`${url}/socket.io/?EIO=4&transport=websocket${continued}`, { headers });
    opening.on('upgrade', (_, connection) => resolve(connection));
    opening.on('response', ({ statusCode }) => reject(new Error(`Answered ${statusCode}`)));
    opening.on('error', reject);
    opening.end();
  });

/** A connection that follows XDC-USDT and then stops reading. */
export const openFrozenReader = async (url: string): Promise<void> => {
  const connection = await upgraded(url);
  connection.on('error', () => undefined);
  onTestFinished(() => void connection.destroy());
  let said = '';
  const until = async (text: string): Promise<void> => {
    while (!said.includes(text)) said += String((await once(connection, 'data'))[0]);
  };
  connection.write(frame('40'));
  await until('40{');
  connection.write(frame('42["join",{"pair":"XDC-USDT"}]'));
  connection.write(frame('42["ping"]'));
  await until('"pong"');
  connection.pause();
};

/** A route to a server that can be blocked for a while. */
export const openWay = async (url: string) => {
  const sources = new Map<Socket, Socket>();
  const way = createServer((client) => {
    const source = connect(Number(new URL(url).port), '127.0.0.1');
    sources.set(source, client);
    for (const end of [client, source]) end.on('error', () => undefined);
    client.pipe(source);
    source.pipe(client);
    client.on('close', () => source.destroy());
    source.on('close', () => {
      sources.delete(source);
      client.destroy();
    });
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const source of sources.keys()) source.destroy();
    way.close();
  });
  const { port } = way.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    freeze: () => {
      for (const source of sources.keys()) source.unpipe().pause();
    },
    thaw: () => {
      for (const [source, client] of sources) source.pipe(client);
    },
  };
};
