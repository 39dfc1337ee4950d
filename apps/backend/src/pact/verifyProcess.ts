// Verifies any server on this machine or in its test network: `--url http://127.0.0.1:8080/api`, and `--states` and
// `--messages` if it sets states and tells messages elsewhere.
import { parseArgs } from 'node:util';
import { readContract } from '../contract/document';
import { tell } from '../runtime/tell';
import { embeddedPlaces } from './pactFiles';
import { verifyServer } from './verifyServer';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    states: { type: 'string', default: embeddedPlaces.states },
    messages: { type: 'string', default: embeddedPlaces.messages },
  },
});

const verify = async (url: string): Promise<boolean> => {
  let isSound = true;
  for (const provider of ['exchange-api', 'exchange-live'] as const) {
    const places = { calls: new URL(url), states: values.states, messages: values.messages };
    const { complaints, faults, heard } = await verifyServer(readContract(), provider, places);
    if (complaints !== '') tell(complaints);
    for (const fault of faults) tell(`Against openapi.yaml: ${fault}`);
    const verdict = complaints === '' && faults.length === 0 ? 'fits pacts and schemas' : 'does NOT fit';
    tell(`${provider}: ${verdict} (${heard.length} requests)`);
    if (heard.length === 0) tell(`Nothing answered. Is a server at ${url}?`);
    isSound &&= complaints === '' && faults.length === 0;
  }
  return isSound;
};

if (values.url === undefined) {
  tell('Say where the calls are: npm run pacts -- verify --url http://127.0.0.1:8080/api');
  process.exitCode = 1;
} else process.exitCode = (await verify(values.url)) ? 0 : 1;
