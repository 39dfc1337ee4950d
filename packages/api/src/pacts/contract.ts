import { fileURLToPath } from 'node:url';
import { MatchersV3, Pact, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { createExchangeClient } from '../client/client';

// The library under the pacts reports each use to its makers unless it is told not to.
process.env['PACT_DO_NOT_TRACK'] = 'true';

const consumer = 'exchange-web';
const dir = fileURLToPath(new URL('../../../../pacts', import.meta.url));

/** The calls. Form bodies come out right through this builder alone, the newer one of the library garbles them. */
export const calls = new PactV3({
  consumer,
  provider: 'exchange-api',
  dir,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** The live channels are a provider of their own: no verifier reads a file that holds both. */
export const messages = () => new Pact({ consumer, provider: 'exchange-live', dir, logLevel: 'error' });

export const clientOf = ({ url }: { url: string }) =>
  createExchangeClient({ apiUrl: url, exchangeId: '1', token: () => undefined });

export const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

const { regex, string } = MatchersV3;

/** A figure as decimal text or as a number, whose shortest text may have an exponent. */
export const figure = (example: string) => regex('^[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$', example);

/** An id, which may be text or a whole number. */
export const id = (example: string) => regex('^.+$', example);

export const pairName = (example: string) => regex('^[A-Z0-9]{2,12}-[A-Z0-9]{2,12}$', example);

export const symbol = (example: string) => regex('^[A-Z0-9]{2,12}$', example);

/** What the client makes of a refusal: its status, its words, and the field to blame. */
export const refusal = (statusCode: number, message: string, field: string) => ({
  statusCode,
  message: string(message),
  field,
});
