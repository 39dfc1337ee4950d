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
  providerStates: z.array(z.object({ name: z.string() })).default([]),
});

const call = given.extend({
  request: z.object({ method: z.string(), path: z.string() }),
  response: z.object({ status: z.int(), body: z.object({ content: z.unknown() }).optional() }),
});

const message = given.extend({
  contents: z.object({ content: z.unknown() }),
  metadata: z.object({ channel: z.string() }),
});

const read = <Interaction extends z.ZodType>(provider: Provider, interaction: Interaction) =>
  z
    .object({ interactions: z.array(interaction) })
    .parse(JSON.parse(readFileSync(join(root, pactFiles[provider]), 'utf8'))).interactions;

export const readCalls = () => read('exchange-api', call);

export const readMessages = () => read('exchange-live', message);

/** Arguments of the native verifier for a provider on this machine. */
export const verifierArguments = (provider: Provider, port: number): string[] => [
  ...['--file', pactFiles[provider]],
  ...['--hostname', '127.0.0.1', '--port', String(port)],
  // Calls are below `/api`; messages are all requested from one address.
  ...['--base-path', provider === 'exchange-api' ? '/api' : '/_pact/message'],
  // A state may take longer than the usual five seconds on a busy machine.
  ...['--request-timeout', '30000'],
  ...['--state-change-url', `http://127.0.0.1:${port}/_pact/state`, '--state-change-teardown'],
];
