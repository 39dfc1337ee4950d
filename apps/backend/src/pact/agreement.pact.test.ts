import { describe, expect, it } from 'vitest';
import { callsOf, readContract, type ContractCall } from '../contract/document';
import { createChannelChecks, createValidation } from '../contract/validation';
import { pactFiles, readCalls, readMessages } from './pactFiles';
import { runProgram } from './runProgram';

const document = readContract();

const isOf = ({ method, path }: ContractCall, request: { method: string; path: string }): boolean =>
  method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path);

const titled = <Interaction extends { description: string }>(interactions: Interaction[]) =>
  interactions.map((interaction): [string, Interaction] => [interaction.description, interaction]);

describe('calls in the pacts', () => {
  it('ask and are answered as openapi.yaml says [CAL-323]', async () => {
    const { output } = await runProgram('openapi-pact-comparator', ['openapi.yaml', pactFiles['exchange-api']]);
    expect(JSON.parse(output)).toEqual([]);
  });

  // The comparison knows nothing of tuples, which the backend's own validation does.
  it.each(titled(readCalls()))('%s: the answer fits, item by item [CAL-323]', (_, { request, response }) => {
    const call = callsOf(document).find((one) => isOf(one, request));
    const check = call && createValidation(document)(call).answers(response.status);
    expect(check).toBeDefined();
    expect(check?.(response.body?.content)).toBeUndefined();
  });
});

describe('messages in the pacts', () => {
  const checkOf = createChannelChecks(document);

  it.each(titled(readMessages()))('%s: what is sent fits its channel [CAL-323]', (_, { contents, metadata }) => {
    expect(checkOf(metadata.channel)(contents.content)).toBeUndefined();
  });
});
