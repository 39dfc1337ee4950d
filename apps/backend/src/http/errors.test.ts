import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerErrors } from './errors';

const answerTo = async (error: unknown) => {
  const app = fastify({ genReqId: () => 'request-1' });
  answerErrors(app);
  app.get('/', async () => {
    throw error;
  });
  const response = await app.inject({ url: '/' });
  await app.close();
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('low level', { cause }), { code });

describe('a failing request', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that is shutting down', withCode('57P01')],
    ['a query whose cause is a lost connection', new Error('Failed query', { cause: withCode('ECONNRESET') })],
    [
      'a query on a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a statement that took too long', withCode('57014')],
    ['a connection that is silent', new Error('Query read timeout')],
    ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
    ['a query for which the disk has no room', new Error('Failed query', { cause: withCode('53100') })],
    ['a change of a database that is read-only', withCode('25006')],
    ['a file system that became read-only', new Error('could not open file "base/5/1": Read-only file system')],
  ])('as %s says that the exchange is not available and nothing was changed [OPS-150]', async (_, error) => {
    expect(await answerTo(error)).toEqual({
      status: 503,
      body: {
        statusCode: 503,
        code: 'unavailable',
        message: "The exchange isn't available right now. Nothing has changed. Try again in a moment.",
        requestId: 'request-1',
      },
    });
  });

  it('that fails because of a bug shows an id and no internals [OPS-151]', async () => {
    const { status, body } = await answerTo(new Error('select * from secret'));
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      code: 'unconfirmed',
      message: 'Something went wrong on our side.',
      requestId: 'request-1',
    });
  });
});
