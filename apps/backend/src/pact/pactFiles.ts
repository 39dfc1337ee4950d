import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../runtime/places';

export const providers = ['exchange-api', 'exchange-live'] as const;
export type Provider = (typeof providers)[number];

/** What a server without extensions answers as well, and the rest. */
export const tiers = ['documented', 'extensions'] as const;
export type Tier = (typeof tiers)[number];

export interface PactFile {
  provider: Provider;
  tier: Tier;
}

/** Relative to the checkout, as people would type it. */
export const pathOf = ({ provider, tier }: PactFile): string =>
  `pacts/exchange-web-${provider}${tier === 'extensions' ? '-extensions' : ''}.json`;

const given = z.object({
  description: z.string(),
  providerStates: z
    .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).default({}) }))
    .default([]),
});

const call = given.extend({
  request: z.object({ method: z.string(), path: z.string() }),
  response: z.object({ status: z.int(), body: z.object({ content: z.unknown() }).optional() }),
});

const message = given.extend({
  contents: z.object({ content: z.unknown() }),
  metadata: z.object({ channel: z.string() }),
});

const readFile = (file: PactFile): unknown => JSON.parse(readFileSync(join(root, pathOf(file)), 'utf8'));

const read = <Interaction extends z.ZodType>(file: PactFile, interaction: Interaction) =>
  z.object({ interactions: z.array(interaction) }).parse(readFile(file)).interactions;

/** The text of a pact with nothing but these interactions. */
export const pactOf = (file: PactFile, descriptions: ReadonlySet<string>): string => {
  const pact = z.looseObject({ interactions: z.array(z.looseObject(given.shape)) }).parse(readFile(file));
  const interactions = pact.interactions.filter(({ description }) => descriptions.has(description));
  return JSON.stringify({ ...pact, interactions });
};

export const readCalls = (tier: Tier) => read({ provider: 'exchange-api', tier }, call);

export const readMessages = (tier: Tier) => read({ provider: 'exchange-live', tier }, message);

/** What the front end reads of each answer or message, in the order of the file. */
export const readReads = ({ provider, tier }: PactFile): { description: string; read: unknown }[] =>
  provider === 'exchange-api'
    ? readCalls(tier).map(({ description, response }) => ({ description, read: response.body?.content }))
    : readMessages(tier).map(({ description, contents }) => ({ description, read: contents.content }));

/** Where a server has what the verifier asks for besides the calls. */
export interface Places {
  states: string;
  messages: string;
}

export const embeddedPlaces: Places = { states: '/_pact/state', messages: '/_pact/message' };

/** Arguments of the native verifier for a provider on this machine. */
export const verifierArguments = (
  file: PactFile,
  port: number,
  basePath = '/api',
  { states, messages }: Places = embeddedPlaces,
  path: string = pathOf(file),
): string[] => [
  ...['--file', path],
  ...['--hostname', '127.0.0.1', '--port', String(port)],
  // Messages are all requested from one address.
  ...['--base-path', file.provider === 'exchange-api' ? basePath : messages],
  // A state may take longer than the usual five seconds on a busy machine.
  ...['--request-timeout', '30000'],
  ...['--state-change-url', `http://127.0.0.1:${port}${states}`, '--state-change-teardown'],
];
