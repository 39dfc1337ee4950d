import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { providerMessages } from './providerMessages';
import { providerStates, startAfresh, type Services } from './providerStates';

const stateChange = z.object({
  action: z.enum(['setup', 'teardown']),
  /** Empty where an interaction needs none. */
  state: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const wanted = z.object({ description: z.string() });

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

    app.post('/_pact/state', async ({ body }) => {
      const { action, state, params } = stateChange.parse(body);
      if (action === 'teardown') await startAfresh(services);
      else if (state !== '') {
        const arrange = providerStates[state];
        if (!arrange) throw new Error(`There is no state "${state}".`);
        await arrange(params, services);
      }
      return {};
    });

    app.post('/_pact/message', async ({ body }, reply) => {
      const { description } = wanted.parse(body);
      const message = providerMessages[description];
      if (!message) throw new Error(`There is no message "${description}".`);
      const { channel, payload } = message;
      return reply.header('Pact-Message-Metadata', encoded({ channel })).send(await payload(services));
    });
  };
