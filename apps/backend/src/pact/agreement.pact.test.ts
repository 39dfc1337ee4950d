import { describe, expect, it } from 'vitest';
import { callsOf, readContract, type ContractCall } from '../contract/document';
import { createChannelChecks, validationOf } from '../contract/validation';
import { callFor, channelOf } from './contractPlaces';
import { pactFiles, readCalls, readMessages } from './pactFiles';
import { runProgram } from './runProgram';

const document = readContract();

const titled = <Interaction extends { description: string }>(interactions: Interaction[]) =>
  interactions.map((interaction): [string, Interaction] => [interaction.description, interaction]);

/** Areas whose calls are all built. */
const areas = ['trading', 'markets', 'info', 'wallet', 'history', 'profile', 'kyc', 'staking'];

const callsIn = (names: readonly string[]): ContractCall[] =>
  callsOf(document).filter(({ operation: { tags = [] } }) => tags.some((area) => names.includes(area)));

interface Refusal {
  statusCode?: number;
  status?: number;
  message: string;
  field?: string;
}

const documentedRefusals = ({ operation: { responses } }: ContractCall): Refusal[] => {
  const answer = responses['4XX'];
  const content = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
  const { examples = {} } = (content ?? {}) as { examples?: Record<string, { value: Refusal }> };
  return Object.values(examples).map(({ value }) => value);
};

/**
 * A file of 3 MB is too large for a pact. Its limit is part of the contract, not a setting of the backend, and the
 * refusal of a larger file states it.
 */
const isPlayable = ({ statusCode }: Refusal): boolean => statusCode !== 413;

describe('calls in the pacts', () => {
  it('cover all calls of the built areas [CAL-328] [WAL-236]', () => {
    const asked = readCalls().map(({ request }) => request);
    const built = callsIn(areas);
    expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining(['placeOrder', 'favouritePairs', 'wallet']));
    const played = new Set(asked.map((request) => callFor(document, request)?.id));
    const missing = built.filter(({ id }) => !played.has(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(callsIn(['wallet', 'history', 'profile', 'staking']).map((one) => [one.id, one] as const))(
    'of %s are refused in every way that openapi.yaml documents [WAL-237]',
    (_, one) => {
      const documented = documentedRefusals(one).filter(isPlayable);
      expect(documented).not.toEqual([]);
      const played = readCalls().filter(({ request }) => callFor(document, request)?.id === one.id);
      expect(played.map(({ response }) => response.body?.content)).toEqual(expect.arrayContaining(documented));
    },
  );

  it('have requests and responses that fit openapi.yaml [CAL-323]', async () => {
    const { output } = await runProgram('openapi-pact-comparator', ['openapi.yaml', pactFiles['exchange-api']]);
    expect(JSON.parse(output)).toEqual([]);
  });

  // The comparison doesn't support tuples; the backend's own validation does.
  it.each(titled(readCalls()))('%s: the answer fits, item by item [CAL-323]', (_, { request, response }) => {
    const call = callFor(document, request);
    const check = call && validationOf(document)(call).answers(response.status);
    expect(check).toBeDefined();
    expect(check?.(response.body?.content)).toBeUndefined();
  });
});

describe('messages in the pacts', () => {
  const checkOf = createChannelChecks(document);

  it('go over every channel that is read, by its name on the wire [CAL-328] [CAL-329]', () => {
    // These belong to the connection itself, which `verifyLive` opens.
    const untold = ['join', 'leave', 'ping', 'pong'];
    const wireNames = readMessages().map(({ metadata }) => metadata.channel);
    expect(wireNames).toContain('XDC-USDT-book');
    const told = new Set(wireNames.map((name) => channelOf(document, name)));
    expect(Object.keys(document.webhooks).filter((name) => !told.has(name))).toEqual(untold);
  });

  it.each(titled(readMessages()))('%s: what is sent fits its channel [CAL-323]', (_, { contents, metadata }) => {
    expect(checkOf(channelOf(document, metadata.channel) ?? metadata.channel)(contents.content)).toBeUndefined();
  });
});
