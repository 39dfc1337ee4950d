import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../runtime/places';

export type Provider = 'exchange-api' | 'exchange-live';

/** Relative to the checkout, which is how a person types it too. */
export const pactFile = (provider: Provider): string => `pacts/exchange-web-${provider}.json`;

const pact = z.object({
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.object({ name: z.string() })).default([]),
      contents: z.object({ content: z.unknown() }).optional(),
      metadata: z.object({ channel: z.string() }).optional(),
    }),
  ),
});

/** The interactions of a pact, with what our own checks need of them. */
export const readInteractions = (provider: Provider) =>
  pact.parse(JSON.parse(readFileSync(join(root, pactFile(provider)), 'utf8'))).interactions;

/** What the native verifier has to be told of a provider that runs on this machine. */
export const verifierArguments = (provider: Provider, port: number): string[] => [
  ...['--file', pactFile(provider)],
  ...['--hostname', '127.0.0.1', '--port', String(port)],
  // Calls live below `/api`; messages are all asked for in one place.
  ...['--base-path', provider === 'exchange-api' ? '/api' : '/_pact/message'],
  ...['--state-change-url', `http://127.0.0.1:${port}/_pact/state`, '--state-change-teardown'],
];
