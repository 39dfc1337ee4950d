import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { ifThere } from './host/fileErrors';
import { portIn } from './place';
import { StartError } from './host/startError';

export const HOST = '127.0.0.1';

/** Binds and releases a port, and resolves with its number; zero lets the system choose one. */
const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ host: HOST, port, exclusive: true }, () => {
      const address = probe.address();
      const bound = typeof address === 'object' && address ? address.port : undefined;
      probe.close(() => resolve(bound));
    });
  });

export const portTaken = (message: string): StartError =>
  new StartError('port-taken', message, 'Close programs that listen on many ports, then start again.');

const keptPort = async (folder: string): Promise<number | undefined> => {
  const port = Number(await ifThere(readFile(portIn(folder), 'utf8')));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
};

/** The last start's port if it is free, so that other tools' settings keep working; otherwise a new one. */
export const choosePort = async (folder: string, log: (line: string) => void): Promise<number> => {
  const kept = await keptPort(folder);
  if (kept !== undefined && (await tryPort(kept)) !== undefined) return kept;
  const fresh = await tryPort(0);
  if (fresh === undefined) throw portTaken(`No port on ${HOST} is free for the database.`);
  if (kept !== undefined) log(`Port ${kept} is taken by another program, so the database will use port ${fresh}.`);
  return fresh;
};

export const keepPort = async (folder: string, port: number): Promise<void> => {
  if ((await keptPort(folder)) !== port) await writeFile(portIn(folder), String(port));
};
