import { expect, it, onTestFinished } from 'vitest';
import { readContract } from '../contract/document';
import { verifyLeftOut } from './leftOut';
import { serveHere } from './serveHere';

type Answer = readonly [status: number, type: string, body: string];

const json = 'application/json';
const refusal = (statusCode: number): Answer => [statusCode, json, JSON.stringify({ statusCode, message: 'No.' })];

/** A server that answers calls as this says, and all others with 404. */
const faultsOf = async (answers: Record<string, Answer>): Promise<string[]> => {
  const { port, close } = await serveHere(async ({ url = '' }, response) => {
    const [status, type, body] = answers[url] ?? [404, 'text/html', '<h1>Not found</h1>'];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  onTestFinished(close);
  return verifyLeftOut(readContract(), new URL(`http://127.0.0.1:${port}/api`));
};

it('a server that leaves extensions out with 404 or 501, or has them, passes [CAL-512]', async () => {
  expect(
    await faultsOf({
      '/api/user/sessions': refusal(401),
      '/api/user/logout': [501, 'text/plain', ''],
      '/api/user/resend_verification': refusal(400),
    }),
  ).toEqual([]);
});

it('every other answer is named with its call [CAL-512]', async () => {
  const faults = await faultsOf({
    '/api/user/sessions': [200, 'text/html', '<h1>The application</h1>'],
    '/api/user/logout': refusal(405),
    '/api/user/security_log': refusal(500),
    '/api/status/incidents': [200, json, '{"data":{}}'],
    '/api/user/portfolio': [302, 'text/html', ''],
  });
  expect(faults.toSorted()).toEqual([
    'incidents is answered with 200 (incidents (200): The field data is not valid: it must be array.)',
    'logout is answered with 405 (logout (405): openapi.yaml has no such status)',
    'portfolio is answered with 302',
    'securityLog is answered with 500',
    'sessions is answered with 200',
  ]);
});
