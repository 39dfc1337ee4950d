import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readContract } from '../../contract/document';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { embeddedPlaces } from '../pactFiles';
import { startProvider, type RunningProvider } from '../startProvider';
import { startLiveRelay } from './testing/liveRelay';
import { plantFaults } from './testing/plantedLiveFaults';
import { verifyLive } from './verifyLive';

let store: TestDatabase;
let running: RunningProvider;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  running = await startProvider(store.connectionString);
});

afterAll(async () => {
  await running.close();
  await store.drop();
});

const verify = (socketPort: number, patienceMs?: number) =>
  verifyLive(readContract(), {
    calls: new URL(`http://127.0.0.1:${running.port}/api`),
    states: embeddedPlaces.states,
    socket: new URL(`http://127.0.0.1:${socketPort}/socket.io`),
    ...(patienceMs !== undefined && { patienceMs }),
  });

/** Each difference after the fact that it contradicts. */
const linesOf = (findings: Awaited<ReturnType<typeof verifyLive>>): string[] =>
  findings.flatMap(({ fact, differences }) => differences.map((difference) => `${fact}: ${difference}`));

describe('the backend', () => {
  it('keeps the live half of the contract [CAL-402]', async () => {
    const findings = await verify(running.port);
    expect(linesOf(findings)).toEqual([]);
    expect(findings).toHaveLength(17);
  });
});

describe('a server with one fault of each kind', () => {
  it('is caught, each by its own line [CAL-403]', async () => {
    const relay = await startLiveRelay(new URL(`ws://127.0.0.1:${running.port}`), plantFaults());
    onTestFinished(relay.close);
    const lines = linesOf(await verify(relay.port, 1_000)).map((line) => line.replaceAll(/u-[a-z0-9]{16}/g, 'u-…'));
    const numbers = /\d+ follows \d+/;
    expect(lines.filter((line) => numbers.test(line))).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'sockets connect with a token, without one and with a wrong one: a socket with a wrong token: Refused',
        'a wrong token is refused by an event: a socket without a token is refused',
        "events of orders and trades reach everyone they are for: trade-history doesn't reach a socket without a token when part of it is filled",
        'after leave, no event of the pair arrives: XDC-USDT-book reaches a socket without a token',
        "a snapshot plus the events after it gives the same book as a new snapshot: asks at 0.0521: 300 rebuilt, none in a new snapshot, at the trader's socket",
        'private events, those of a pair and statistics reach nobody else: order-cancel-u-… reaches a socket without a token',
        'public events name no trader: demo-event names the trader u-…',
        "the sockets of a session are disconnected when it ends: the trader's socket stays connected",
      ]),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^all events fit .*: pairVolume: The field 0.volume is missing.$/),
    );
  });
});
