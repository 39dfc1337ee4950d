import { describe, expect, it } from 'vitest';
import { callsOf, readContract, type ContractCall } from '../contract/document';
import { documentedAnswers, type DocumentedAnswer } from '../contract/testing/documentedAnswers';
import { createChannelChecks, validationOf } from '../contract/validation';
import { callFor, channelOf } from './contractPlaces';
import { pathOf, readCalls, readMessages, tiers } from './pactFiles';
import { runProgram } from './runProgram';

const document = readContract();

const titled = <Interaction extends { description: string }>(interactions: Interaction[]) =>
  interactions.map((interaction): [string, Interaction] => [interaction.description, interaction]);

const allCalls = tiers.flatMap(readCalls);
const allMessages = tiers.flatMap(readMessages);

/** Statuses that the pacts have of each call, by its id. */
const statusesIn = (pact: ReturnType<typeof readCalls>): Map<string, number[]> => {
  const statuses = new Map<string, number[]>();
  for (const { request, response } of pact) {
    const id = callFor(document, request)?.id ?? '';
    statuses.set(id, [...(statuses.get(id) ?? []), response.status]);
  }
  return statuses;
};

const callsIn = (names: readonly string[]): ContractCall[] =>
  callsOf(document).filter(({ operation: { tags = [] } }) => tags.some((area) => names.includes(area)));

/** Shared responses that are played for each call, and those for the calls that have no others. */
const playedEach = ['LoggedOut', 'StatusLoggedOut', 'TooManyTries'];
const playedOtherwise = ['TooManyCalls'];

/**
 * A file of 3 MB is too large for a pact. Its limit is part of the contract, not a setting of the backend, and the
 * refusal of a larger file states it.
 */
const isPlayable = ({ status }: DocumentedAnswer): boolean => status >= 400 && status < 500 && status !== 413;

const documentedRefusals = (call: ContractCall): unknown[] => {
  const playable = documentedAnswers(document, call).filter(isPlayable);
  const sharing = (names: string[]) =>
    playable.filter(({ shared }) => shared !== undefined && names.includes(shared)).map(({ value }) => value);
  const own = playable.filter(({ shared }) => shared === undefined).map(({ value }) => value);
  const played = [...own, ...sharing(playedEach)];
  return played.length > 0 ? played : sharing(playedOtherwise);
};

/** The comparison reads only one of several parts that share a name; the verification against the backend reads all. */
const isReadAsOne = ({ message, mockDetails }: { message: string; mockDetails?: { location: string } }): boolean =>
  message.endsWith('must be array') && mockDetails?.location.endsWith('.request.body.doc_image') === true;

describe('calls in the pacts', () => {
  it('have a success of every call [CAL-328] [CAL-413] [WAL-236]', () => {
    const statuses = statusesIn(allCalls);
    const lacking = callsOf(document).filter(({ id }) => !statuses.get(id)?.some((status) => status < 300));
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('have a success of every documented call that asks for no extension [CAL-411]', () => {
    const statuses = statusesIn(readCalls('documented'));
    const documented = callsOf(document).filter(({ operation }) => !operation['x-extension']);
    const lacking = documented.filter(({ id }) => !statuses.get(id)?.some((status) => status < 300));
    expect(documented).toHaveLength(64);
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('have a failure of every call [CAL-414]', () => {
    // A load balancer's calls: the front end never makes them, and no state could make one fail on every server.
    const operators = new Set(['readiness', 'liveness']);
    const statuses = statusesIn(allCalls);
    const lacking = callsOf(document)
      .filter(({ id }) => !operators.has(id))
      .filter(({ id }) => !statuses.get(id)?.some((status) => status >= 400));
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it.each(callsIn(['wallet', 'history', 'profile', 'staking']).map((one) => [one.id, one] as const))(
    'of %s are refused in every way that openapi.yaml documents [WAL-237]',
    (_, one) => {
      const documented = documentedRefusals(one);
      expect(documented).not.toEqual([]);
      const played = allCalls.filter(({ request }) => callFor(document, request)?.id === one.id);
      expect(played.map(({ response }) => response.body?.content)).toEqual(expect.arrayContaining(documented));
    },
  );

  it.each(tiers)('have requests and responses that fit openapi.yaml: %s [CAL-323]', async (tier) => {
    const path = pathOf({ provider: 'exchange-api', tier });
    const { output } = await runProgram('openapi-pact-comparator', ['openapi.yaml', path]);
    const faults = JSON.parse(output) as { message: string; mockDetails?: { location: string } }[];
    expect(faults.filter((fault) => !isReadAsOne(fault))).toEqual([]);
  });

  // The comparison doesn't support tuples; the backend's own validation does.
  it.each(titled(allCalls))('%s: the answer fits, item by item [CAL-323]', (_, { request, response }) => {
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
    const untold = ['join', 'leave', 'ping', 'pong', 'refusal'];
    const wireNames = allMessages.map(({ metadata }) => metadata.channel);
    expect(wireNames).toContain('XDC-USDT-book');
    const told = new Set(wireNames.map((name) => channelOf(document, name)));
    expect(Object.keys(document.webhooks).filter((name) => !told.has(name))).toEqual(untold);
  });

  it.each(titled(allMessages))('%s: what is sent fits its channel [CAL-323]', (_, { contents, metadata }) => {
    expect(checkOf(channelOf(document, metadata.channel) ?? metadata.channel)(contents.content)).toBeUndefined();
  });
});
