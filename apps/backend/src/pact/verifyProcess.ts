// Verifies any server on this machine or in its test network: `--url http://127.0.0.1:8080/api`, and `--states`,
// `--messages` and `--socket` if it sets states, tells messages or has its live connection elsewhere. `--no-live`
// leaves out messages and connection.
import { parseArgs } from 'node:util';
import { readContract } from '../contract/document';
import { tell } from '../runtime/tell';
import { verifyLive } from './live/verifyLive';
import { embeddedPlaces, type Provider } from './pactFiles';
import { verifyServer } from './verifyServer';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    states: { type: 'string', default: embeddedPlaces.states },
    messages: { type: 'string', default: embeddedPlaces.messages },
    socket: { type: 'string' },
    'no-live': { type: 'boolean', default: false },
  },
});

const verdict = (isSound: boolean, what: string): string => (isSound ? `fits ${what}` : `does NOT fit ${what}`);

const verifyPacts = async (calls: URL, provider: Provider): Promise<boolean> => {
  const { states, messages } = values;
  const { complaints, faults, heard } = await verifyServer(readContract(), provider, { calls, states, messages });
  const isSound = complaints === '' && faults.length === 0;
  if (complaints !== '') tell(complaints);
  for (const fault of faults) tell(`Against openapi.yaml: ${fault}`);
  tell(`${provider}: ${verdict(isSound, 'pacts and schemas')} (${heard.length} requests)`);
  if (heard.length === 0) tell(`Nothing answered. Is a server at ${calls.href}?`);
  return isSound;
};

const documentedPath = '/socket.io';

const socketAt = (calls: URL): URL => {
  const url = new URL(values.socket ?? calls.origin);
  if (url.pathname === '/') url.pathname = documentedPath;
  return url;
};

const verifyConnection = async (calls: URL): Promise<boolean> => {
  const findings = await verifyLive(readContract(), { calls, states: values.states, socket: socketAt(calls) });
  for (const { fact, differences } of findings) {
    tell(`${differences.length === 0 ? 'holds' : 'does NOT hold'}: ${fact}`);
    for (const difference of differences) tell(`  ${difference}`);
  }
  const isSound = findings.every(({ differences }) => differences.length === 0);
  tell(`live connection: ${verdict(isSound, 'docs/asyncapi.yaml')}`);
  return isSound;
};

const verify = async (calls: URL): Promise<boolean> => {
  const sound = [await verifyPacts(calls, 'exchange-api')];
  if (!values['no-live']) sound.push(await verifyPacts(calls, 'exchange-live'), await verifyConnection(calls));
  return !sound.includes(false);
};

if (values.url === undefined) {
  tell('Say where the calls are: npm run pacts -- verify --url http://127.0.0.1:8080/api');
  process.exitCode = 1;
} else process.exitCode = (await verify(new URL(values.url))) ? 0 : 1;
