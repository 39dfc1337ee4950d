// Verifies any server on this machine or in its test network: `--url http://127.0.0.1:8080/api`, `--tier
// documented` if it has no extensions, and `--states`, `--messages` and `--socket` if it sets states, tells messages or
// has its live connection elsewhere. `--no-live` leaves out messages and connection.
import { parseArgs } from 'node:util';
import { readContract } from '../contract/document';
import { tell } from '../runtime/tell';
import { verifyLeftOut } from './leftOut';
import { verifyLive } from './live/verifyLive';
import { embeddedPlaces, tiers, type PactFile, type Tier } from './pactFiles';
import { verifyServer } from './verifyServer';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    tier: { type: 'string', default: 'all' },
    states: { type: 'string', default: embeddedPlaces.states },
    messages: { type: 'string', default: embeddedPlaces.messages },
    socket: { type: 'string' },
    'no-live': { type: 'boolean', default: false },
  },
});

const verdict = (isSound: boolean, what: string): string => (isSound ? `fits ${what}` : `does NOT fit ${what}`);

const verifyPacts = async (calls: URL, file: PactFile): Promise<boolean> => {
  const { states, messages } = values;
  const { complaints, faults, heard } = await verifyServer(readContract(), file, { calls, states, messages });
  const isSound = complaints === '' && faults.length === 0;
  if (complaints !== '') tell(complaints);
  for (const fault of faults) tell(`Against openapi.yaml: ${fault}`);
  tell(`${file.provider}, ${file.tier}: ${verdict(isSound, 'pacts and schemas')} (${heard.length} requests)`);
  if (heard.length === 0) tell(`Nothing answered. Is a server at ${calls.href}?`);
  return isSound;
};

const verifyMissing = async (calls: URL): Promise<boolean> => {
  const faults = await verifyLeftOut(readContract(), calls);
  for (const fault of faults) tell(`An extension that is missing needs 404 or 501, but ${fault}.`);
  tell(`extensions: ${verdict(faults.length === 0, 'the rule for calls that a server lacks')}`);
  return faults.length === 0;
};

const documentedPath = '/socket.io';

const socketAt = (calls: URL): URL => {
  const url = new URL(values.socket ?? calls.origin);
  if (url.pathname === '/') url.pathname = documentedPath;
  return url;
};

const verifyConnection = async (calls: URL, asked: readonly Tier[]): Promise<boolean> => {
  const places = { calls, states: values.states, socket: socketAt(calls) };
  const findings = await verifyLive(readContract(), places, asked);
  for (const { fact, differences } of findings) {
    tell(`${differences.length === 0 ? 'holds' : 'does NOT hold'}: ${fact}`);
    for (const difference of differences) tell(`  ${difference}`);
  }
  const isSound = findings.every(({ differences }) => differences.length === 0);
  tell(`live connection: ${verdict(isSound, 'docs/asyncapi.yaml')}`);
  return isSound;
};

const verify = async (calls: URL, asked: readonly Tier[]): Promise<boolean> => {
  const sound = [await verifyMissing(calls)];
  for (const tier of asked) sound.push(await verifyPacts(calls, { provider: 'exchange-api', tier }));
  if (values['no-live']) return !sound.includes(false);
  for (const tier of asked) sound.push(await verifyPacts(calls, { provider: 'exchange-live', tier }));
  sound.push(await verifyConnection(calls, asked));
  return !sound.includes(false);
};

const asked = tiers.filter((tier) => values.tier === 'all' || values.tier === tier);
if (values.url === undefined || asked.length === 0) {
  tell('Say where the calls are, and the tier if it is not all: documented or extensions.');
  tell('npm run pacts -- verify --url http://127.0.0.1:8080/api --tier documented');
  process.exitCode = 1;
} else process.exitCode = (await verify(new URL(values.url), asked)) ? 0 : 1;
