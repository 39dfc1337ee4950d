// The live server's peer: writes the same frame, made beforehand, to each connection and does nothing else.
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';

const [port, text, everyMs] = process.argv.slice(2);
const data = Buffer.from(`42["XDC-USDT-book",${text ?? ''}]`);
const frame = Buffer.concat([Buffer.from([0x81, 126, data.length >> 8, data.length & 0xff]), data]);
const hearers = new Set<Socket>();

const tell = async (messages: number): Promise<number> => {
  const began = process.cpuUsage();
  for (let message = 0; message < messages; message += 1) {
    for (const hearer of hearers) hearer.write(frame);
    await pause(Number(everyMs));
  }
  const { user, system } = process.cpuUsage(began);
  return user + system;
};

const http = createServer(({ url }, response) => {
  const messages = Number(url?.split('/')[2] ?? 0);
  void tell(messages).then((cpuMicroseconds) => response.end(JSON.stringify({ cpuMicroseconds })));
});
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { socket: connection }) => {
  socket.on('message', (said: Buffer) => {
    const asked = said.toString();
    if (asked === '40') socket.send('40{}');
    if (asked.startsWith('42["join"')) hearers.add(connection);
    if (asked === '42["ping"]') socket.send('42["pong",{}]');
  });
});
http.listen(Number(port), '127.0.0.1');
