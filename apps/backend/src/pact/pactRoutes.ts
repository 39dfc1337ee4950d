import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { placeOf } from '../identity/stores/places';
import type { Services } from './arranging/arrange';
import { providerMessages } from './providerMessages';
import { providerStates, startAfresh } from './states/providerStates';

const stateChange = z.object({
  action: z.enum(['setup', 'teardown']),
  /** Empty if an interaction needs no state. */
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const wanted = z.object({
  description: z.string(),
  providerStates: z.array(z.object({ params: z.record(z.string(), z.unknown()).default({}) })).default([]),
});

const encoded = (metadata: Record<string, string>): string => Buffer.from(JSON.stringify(metadata)).toString('base64');

/**
 * What a verifier needs besides the calls: an address for states, and one for messages. Anyone who can reach them can
 * change the exchange's data, so no real server has them.
 */
export const pactRoutes =
  (services: Services) =>
  async (app: FastifyInstance): Promise<void> => {
    // Not a 5xx: the verifier would retry those for minutes.
    app.setErrorHandler(async (error: Error, { log }, reply) => {
      log.error(error);
      return reply.status(400).send({ message: error.message });
    });

    // Each state of an interaction is torn down separately, but the first teardown resets everything.
    let isFresh = false;

    app.post('/_pact/state', async (request) => {
      const { action, state, params } = stateChange.parse(request.body);
      if (action === 'teardown') {
        if (!isFresh) await startAfresh(services);
        isFresh = true;
        return {};
      }
      isFresh = false;
      if (state === '') return {};
      const arrange = providerStates[state];
      if (!arrange) throw new Error(`There is no state "${state}".`);
      return arrange(params, { ...services, here: placeOf(request) });
    });

    app.post('/_pact/message', async ({ body }, reply) => {
      const { description, providerStates: states } = wanted.parse(body);
      const message = providerMessages[description];
      if (!message) throw new Error(`There is no message "${description}".`);
      const given = Object.fromEntries(states.flatMap(({ params }) => Object.entries(params)));
      const { channel, payload } = await message(services, given);
      return reply.header('Pact-Message-Metadata', encoded({ channel })).send(payload);
    });
  };
