import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readContract } from '../contract/document';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { root } from '../runtime/places';
import { scoreFaults } from './faultScore';
import { createDocumentedGuise } from './documentedGuise';
import { embeddedPlaces, pathOf, providers, readReads, tiers, type PactFile, type Provider } from './pactFiles';
import { faultKinds, type FaultKind } from './plantedFaults';
import type { Exchanged, Guise } from './relay';
import { createSchemaWatch } from './schemaWatch';
import { startProvider, type RunningProvider } from './startProvider';
import { verifyServer } from './verifyServer';

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

const heardFor = new Map<string, Exchanged[]>();

/** What neither the verifier nor the schemas let pass. */
const verdictOn = async (file: PactFile, guise?: Guise) => {
  const calls = new URL(`http://127.0.0.1:${running.port}/api`);
  const { complaints, faults, heard } = await verifyServer(readContract(), file, { calls, ...embeddedPlaces }, guise);
  heardFor.set(pathOf(file), heard);
  return { complaints, faults };
};

const nothing = { complaints: '', faults: [] };

/** It makes several hundred calls in sequence, each from a fresh state. */
const timeout = 400_000;

describe('a backend without extensions', { timeout }, () => {
  const guise = createDocumentedGuise(readContract(), '/api');

  it('answers every documented call as the front end needs it [CAL-322] [CAL-412]', async () => {
    expect(await verdictOn({ provider: 'exchange-api', tier: 'documented' }, guise)).toEqual(nothing);
  });

  it('sends every documented message as the front end needs it [CAL-322] [CAL-412]', async () => {
    expect(await verdictOn({ provider: 'exchange-live', tier: 'documented' }, guise)).toEqual(nothing);
  });
});

describe('the whole backend', { timeout }, () => {
  it('answers as the front end needs it for the extensions [CAL-322]', async () => {
    expect(await verdictOn({ provider: 'exchange-api', tier: 'extensions' })).toEqual(nothing);
  });

  it('sends the messages that the front end needs for the extensions [CAL-322]', async () => {
    expect(await verdictOn({ provider: 'exchange-live', tier: 'extensions' })).toEqual(nothing);
  });
});

describe('a backend with one fault in the headers of one answer', () => {
  const { headerFaultOf } = createSchemaWatch(readContract(), '/api');

  const answers = () =>
    (heardFor.get(pathOf({ provider: 'exchange-api', tier: 'extensions' })) ?? []).filter(
      ({ path, headers }) => path.startsWith('/api/') && headers['x-request-id'] !== undefined,
    );

  const caught = (exchanged: Exchanged, planted: IncomingHttpHeaders) =>
    headerFaultOf({ ...exchanged, headers: { ...exchanged.headers, ...planted } }) !== undefined;

  it.each([
    ['no id of the call', 'x-request-id', ''],
    ['two of them', 'x-request-id', 'a, b'],
    ['one of more than 64 characters', 'x-request-id', 'a'.repeat(65)],
  ])('is caught: %s [CAL-511]', (_, name, value) => {
    const all = answers();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => headerFaultOf(one) !== undefined || !caught(one, { [name]: value }))).toEqual([]);
  });

  it.each([undefined, '', '0', '-1', '1.5', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'is caught: a 429 with %j as its Retry-After [CAL-511]',
    (value) => {
      const floods = answers().filter(({ status }) => status === 429);
      expect(floods.length).toBeGreaterThan(5);
      expect(floods.filter((one) => !caught(one, { 'retry-after': value }))).toEqual([]);
    },
  );
});

/** Figures that depend on what else a server has: nothing that a trader is owed. */
const undecided = new Set([
  'a request for the past orders after one was cancelled: data.0.averagePrice',
  'a request for the past orders after one was cancelled: data.0.total',
  ...['full', 'open', 'stopped'].flatMap((how) =>
    ['cap', 'totalStaked'].map((figure) => `a request for the staking pool that is ${how}: data.${figure}`),
  ),
]);

describe('a backend with one fault in one answer', { timeout }, () => {
  it('is caught, as the table in pacts/README.md says [CAL-364]', async () => {
    const scoreOf = async (provider: Provider) => {
      const inFull = new Set(readReads({ provider, tier: 'extensions' }).map(({ description }) => description));
      const scores = [];
      for (const tier of tiers) {
        const file = { provider, tier };
        const isElsewhere = (description: string) => tier === 'documented' && inFull.has(description);
        scores.push(await scoreFaults(readContract(), file, heardFor.get(pathOf(file)) ?? [], isElsewhere));
      }
      return { planted: scores.flatMap(({ planted }) => planted), missed: scores.flatMap(({ missed }) => missed) };
    };
    const [calls, messages] = await Promise.all(providers.map(scoreOf));
    const missed = [calls, messages].flatMap((score) => score?.missed ?? []);
    const places = missed.map(({ description, path }) => `${description}: ${path.join('.')}`);
    expect(places.filter((place) => !undecided.has(place))).toEqual([]);
    const caught = (kind: FaultKind) =>
      [calls, messages].map((score) => {
        const [all = 0, left = 0] = [score?.planted, score?.missed].map(
          (faults) => faults?.filter((fault) => fault.kind === kind).length,
        );
        if (all === 0) return '–';
        return left === 0 ? 'all' : `all but ${left}`;
      });
    for (const kind of faultKinds) expect(calls?.planted.map((fault) => fault.kind)).toContain(kind);
    const table = faultKinds.map((kind) => `| ${[kind, ...caught(kind)].join(' | ')} |`);
    const page = readFileSync(join(root, 'pacts/README.md'), 'utf8');
    const tight = page.replaceAll(/ +\|/g, ' |');
    expect(table.filter((row) => !tight.includes(row))).toEqual([]);
  });
});
