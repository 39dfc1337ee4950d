import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './createCluster';
import { launch, type LaunchFailure, type Settings } from './launch';
import { disownDead } from './pidFile';
import { logIn } from './place';
import { choosePort, keepPort, portTaken } from './port';
import { refuseElsewhere } from './servedBy';
import { StartError } from './host/startError';

const HELPERS_PATIENCE_MS = 15_000;
const HELPERS_PAUSE_MS = 100;
const PORT_ATTEMPTS = 3;

/** A killed server's helper processes end shortly after it, and hold the shared memory until then. */
const launchPatiently = async (
  server: Server,
  port: number,
  settings: Settings,
): Promise<LaunchFailure | undefined> => {
  const deadline = Date.now() + HELPERS_PATIENCE_MS;
  for (;;) {
    const failure = await launch(server, port, settings);
    if (failure?.reason !== 'helpers-left' || Date.now() > deadline) return failure;
    await pause(HELPERS_PAUSE_MS);
  }
};

const notStarted = (folder: string, logLines: string[]): StartError =>
  new StartError(
    'not-started',
    `The database in ${folder} did not start.`,
    `The end of the server's log is below. The full log is in ${logIn(folder)}.`,
    logLines,
  );

/** Restarts a server that stopped unexpectedly, on its known port. */
export const startServerAgain = async (server: Server, port: number): Promise<void> => {
  await refuseElsewhere(server.folder);
  disownDead(server.folder);
  const failure = await launchPatiently(server, port, {});
  if (!failure) return;
  if (failure.reason === 'port-taken')
    throw portTaken(`Another program took port ${port} while the database was down.`);
  throw notStarted(server.folder, failure.logLines);
};

/** Starts a server on data that no server is using, and resolves with its port. */
export const startServer = async (
  server: Server,
  settings: Settings,
  log: (line: string) => void,
  attempts = PORT_ATTEMPTS,
): Promise<number> => {
  await refuseElsewhere(server.folder);
  disownDead(server.folder);
  const port = await choosePort(server.folder, log);
  const failure = await launchPatiently(server, port, settings);
  if (!failure) {
    await keepPort(server.folder, port);
    return port;
  }
  if (failure.reason !== 'port-taken') throw notStarted(server.folder, failure.logLines);
  if (attempts <= 1) throw portTaken(`Port ${port} was taken by another program while the database was starting.`);
  return startServer(server, settings, log, attempts - 1);
};
