import type { FastifyReply } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readContract } from '../contract/document';
import { newServer } from '../http/newServer';
import { readEnv } from '../runtime/env';
import { fuzzCalls } from './testing/fuzzCalls';

const path = '/api/trade/cancel_order';
const id = { 'x-request-id': 'r-1' };
/** Fits every call of the contract. */
const refusal = { statusCode: 400, status: 0, message: 'No.' };

type Answer = (reply: FastifyReply) => unknown;

/** What is found in a server that refuses everything, and answers one call like this. */
const faultIn = async (answer: Answer, patienceMs: number): Promise<string[]> => {
  const app = newServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().on('close', () => done(null));
  });
  app.setErrorHandler((_error, _request, reply) => reply.status(400).headers(id).send(refusal));
  app.setNotFoundHandler((_request, reply) => reply.status(400).headers(id).send(refusal));
  app.post(path, (_request, reply) => answer(reply));
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const server = { url, ids: {}, tokensOf: () => [], prepare: async () => undefined, troubles: () => [] };
  const { fault } = await fuzzCalls(readContract(), server, { seed: 1, wanted: 3_000, patienceMs });
  return fault.split('\n');
};

it.each<[what: string, answer: Answer, wrong: string, patienceMs?: number]>([
  ['a 500', (reply) => reply.status(500).send({ statusCode: 500, message: 'No.' }), 'failed with 500'],
  ['another status', (reply) => reply.status(422).send(refusal), 'cancelOrder (422) is not in the contract'],
  ['another answer', (reply) => reply.send({ message: 'Done' }), 'cancelOrder (200): The field statusCode is missing.'],
  ['no JSON', (reply) => reply.type('text/html').send('<h1>Done</h1>'), "isn't JSON"],
  ['no id', (reply) => reply.status(400).send(refusal), 'The field x-request-id is missing.'],
  ['no answer', (reply) => reply.hijack(), 'has no answer in time', 500],
])(
  '%s is found, and shown as one call [CAL-522]',
  { timeout: 60_000 },
  async (_, answer, wrong, patienceMs = 20_000) => {
    const [fault, ...more] = await faultIn(answer, patienceMs);
    expect(fault).toContain(wrong);
    expect(more.filter((line) => line.includes('curl '))).toEqual([expect.stringContaining(path)]);
  },
);
