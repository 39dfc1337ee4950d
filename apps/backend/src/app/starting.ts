import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listenBeforeReady, type BeforeReady } from '../http/beforeReady';
import { refuseWrongReplica } from '../replica/refuseWrongReplica';
import { connectReplica } from '../replica/replicaPool';
import type { Env } from '../runtime/env';
import type { Run } from '../runtime/run';
import { stopOnceStarted } from '../runtime/stopping';
import { webAddress } from '../runtime/webAddress';

/** Only of a database that other processes may serve: an embedded one refuses a second start. */
export const openPort = async (run: Run, env: Env): Promise<BeforeReady | undefined> => {
  if (env.DATABASE_URL === undefined) return undefined;
  const opening = listenBeforeReady(env);
  run.started({ name: 'health checks', stop: stopOnceStarted(opening, async (port) => port?.close()) });
  return opening;
};

/** Before this process waits for the exchange: one that could never start mustn't take over. */
export const checkReplica = async (env: Env, say: (line: string) => void): Promise<void> => {
  const { READ_DATABASE_URL: url, DATABASE_URL: primaryUrl } = env;
  if (url !== undefined && primaryUrl !== undefined) await refuseWrongReplica({ url, primaryUrl }, say);
};

export const openReplica = (run: Run, env: Env, applicationName: string): Pool | undefined => {
  if (env.READ_DATABASE_URL === undefined) return undefined;
  const replica = connectReplica({
    connectionString: env.READ_DATABASE_URL,
    max: env.DATABASE_POOL,
    applicationName,
  });
  run.started({ name: 'replica', stop: () => replica.end() });
  return replica;
};

/** Serves at the address where health was answered until now. Returns the address. */
export const listen = async (app: FastifyInstance, env: Env, opened: BeforeReady | undefined): Promise<string> => {
  await app.ready();
  await opened?.close();
  await app.listen({ host: env.HOST, port: opened?.port ?? env.PORT });
  const [address] = app.addresses();
  return webAddress(env.HOST, typeof address === 'object' ? address.port : env.PORT);
};
