import { randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../db/client';
import { createTestDatabase } from '../db/testing/testDatabase';
import { startDatabaseProxy } from '../faults/testing/databaseProxy';
import { awaitOutcome } from './awaitOutcome';
import { handOver } from './inboxStore';

it('a database that stops answering is reported within seconds, however long the wait may be [OPR-016]', async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(drop);
  const { db, close } = connect({ connectionString, max: 1, onError: () => undefined });
  onTestFinished(close);
  const proxy = await startDatabaseProxy(connectionString);
  onTestFinished(proxy.close);
  const id = randomUUID();
  await handOver(db, { id, command: { kind: 'trading.resume', pair: undefined, by: 'ada', why: 'Fine' }, by: 'ada' });
  const waiting = awaitOutcome({ connectionString: proxy.url, id, patienceMs: 3_600_000, answerMs: 1_000 });
  setTimeout(proxy.cutLine, 100);
  await expect(waiting).rejects.toThrow(/Query read timeout|timeout expired/);
});
