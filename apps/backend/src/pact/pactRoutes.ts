import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { placeOf } from '../areas/accounts/places';
import type { Services } from './arrange';
import { providerMessages } from './providerMessages';
import { providerStates, startAfresh } from './providerStates';

const stateChange = z.object({
  action: z.enum(['setup', 'teardown']),
  /** Empty where an interaction needs none. */
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const wanted = z.object({
  description: z.string(),
  providerStates: z.array(z.object({ params: z.record(z.string(), z.unknown()).default({}) })).default([]),
});

const encoded = (metadata: Record<string, string>): string => Buffer.from(JSON.stringify(metadata)).toString('base64');

/**
 * What a verifier needs besides the calls: where to ask for states, and where to ask for messages. Anybody who reaches
 * it changes what the exchange holds, so no server has it.
 */
export const pactRoutes =
  (services: Services) =>
  async (app: FastifyInstance): Promise<void> => {
    // Not a failure of the server: those a verifier asks for again and again, for minutes.
    app.setErrorHandler(async (error: Error, { log }, reply) => {
      log.error(error);
      return reply.status(400).send({ message: error.message });
    });

    // Each state of an interaction is taken back by itself, and the first time does it all.
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
