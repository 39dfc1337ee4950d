// An exchange to try the verifier on, with a temporary database. Argument: the port, or none for any free one.
import { migrate } from '../db/migrate';
import { withClient } from '../db/embedded/connection';
import { startTestCluster } from '../db/testing/testCluster';
import { settlePurpose } from '../db/databasePurpose';
import { onStopSignal, stopInOrder } from '../runtime/stopping';
import { tell } from '../runtime/tell';
import { providers, tiers, verifierArguments } from './pactFiles';
import { startProvider } from './startProvider';

const serve = async (wantedPort: number): Promise<void> => {
  const cluster = await startTestCluster();
  await migrate(cluster.url);
  await withClient(cluster.url, (client) => settlePurpose(client, 'demo'));
  const { port, close } = await startProvider(cluster.url, wantedPort);
  onStopSignal(() =>
    stopInOrder(
      [
        { name: 'exchange', stop: close },
        { name: 'database', stop: cluster.stop },
      ],
      10_000,
    ),
  );
  tell(`An exchange waits for its verification on http://127.0.0.1:${port}. In another terminal:`);
  for (const tier of tiers) {
    for (const provider of providers)
      tell(`npx pact-verifier ${verifierArguments({ provider, tier }, port).join(' ')}`);
  }
};

await serve(Number(process.argv[2] ?? 0));
