import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../runtime/places';

/** Relative to the checkout, as people would type them. */
export const pactFiles = {
  'exchange-api': 'pacts/exchange-web-exchange-api.json',
  'exchange-live': 'pacts/exchange-web-exchange-live.json',
} as const;

export type Provider = keyof typeof pactFiles;

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

const readFile = (provider: Provider): unknown => JSON.parse(readFileSync(join(root, pactFiles[provider]), 'utf8'));

const read = <Interaction extends z.ZodType>(provider: Provider, interaction: Interaction) =>
  z.object({ interactions: z.array(interaction) }).parse(readFile(provider)).interactions;

/** The text of a pact with nothing but these interactions. */
export const pactOf = (provider: Provider, descriptions: ReadonlySet<string>): string => {
  const pact = z.looseObject({ interactions: z.array(z.looseObject(given.shape)) }).parse(readFile(provider));
  const interactions = pact.interactions.filter(({ description }) => descriptions.has(description));
  return JSON.stringify({ ...pact, interactions });
};

export const readCalls = () => read('exchange-api', call);

export const readMessages = () => read('exchange-live', message);

/** What the front end reads of each answer or message, in the order of the file. */
export const readReads = (provider: Provider): { description: string; read: unknown }[] =>
  provider === 'exchange-api'
    ? readCalls().map(({ description, response }) => ({ description, read: response.body?.content }))
    : readMessages().map(({ description, contents }) => ({ description, read: contents.content }));

/** Where a server has what the verifier asks for besides the calls. */
export interface Places {
  states: string;
  messages: string;
}

export const embeddedPlaces: Places = { states: '/_pact/state', messages: '/_pact/message' };

/** Arguments of the native verifier for a provider on this machine. */
export const verifierArguments = (
  provider: Provider,
  port: number,
  basePath = '/api',
  { states, messages }: Places = embeddedPlaces,
  file: string = pactFiles[provider],
): string[] => [
  ...['--file', file],
  ...['--hostname', '127.0.0.1', '--port', String(port)],
  // Messages are all requested from one address.
  ...['--base-path', provider === 'exchange-api' ? basePath : messages],
  // A state may take longer than the usual five seconds on a busy machine.
  ...['--request-timeout', '30000'],
  ...['--state-change-url', `http://127.0.0.1:${port}${states}`, '--state-change-teardown'],
];
