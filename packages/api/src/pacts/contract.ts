import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pact, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { createExchangeClient } from '../client/client';
import type { ExchangeClient } from '../client/types';

// The Pact library reports each use to its makers unless this is set.
process.env['PACT_DO_NOT_TRACK'] = 'true';

const consumer = 'exchange-web';

/** Only `scripts/contract/pacts.ts` writes the committed files; it starts with an empty folder. */
const dir =
  process.env['PACTS_FOLDER'] ?? fileURLToPath(new URL('../../../../node_modules/.cache/pacts', import.meta.url));

/** Pacts of the calls. The library's newer builder rejects valid form bodies, so we use this one. */
export const calls = new PactV3({
  consumer,
  provider: 'exchange-api',
  dir,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** The live channels are a separate provider, since no verifier can read a file with both calls and messages. */
export const message = () =>
  new Pact({ consumer, provider: 'exchange-live', dir, logLevel: 'error' }).addAsynchronousInteraction();

export const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

interface Matches {
  mockServerMatchedSuccessfully: (port: number) => boolean;
}

const keepsMatches = (pact: unknown): pact is Matches =>
  typeof pact === 'object' && pact !== null && 'mockServerMatchedSuccessfully' in pact;

/**
 * The mock server records a match a moment after it has responded. Until then, it reports that no call came:
 * https://github.com/pact-foundation/pact-reference/issues/535
 */
const untilNoted = async (expected: PactV3, port: number): Promise<void> => {
  const pact: unknown = Reflect.get(expected, 'pact');
  for (let tries = 0; tries < 100 && keepsMatches(pact); tries += 1) {
    if (pact.mockServerMatchedSuccessfully(port)) return;
    await pause(10);
  }
};

type Use = (client: ExchangeClient) => Promise<void>;

const playWith = (token: string | undefined, expected: PactV3, use: Use) =>
  expected.executeTest(async ({ url, port }) => {
    await use(createExchangeClient({ apiUrl: url, exchangeId: '1', token: () => token }));
    await untilNoted(expected, port);
  });

/** Plays the expected call through the real client; its request and the fields it reads go into the pact. */
export const play = (expected: PactV3, use: Use) => playWith(undefined, expected, use);

/** The same for a trader who is logged in. */
export const playAs = (token: string, expected: PactV3, use: Use) => playWith(token, expected, use);
