import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { requestCalls, requestFields, type RequestField } from './testing/requestFields';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '1000' });
});
afterAll(() => server.close());

const ofLength = ({ schema: { format, pattern = '' } }: RequestField, length: number): string => {
  const domain = `@${`${'d'.repeat(60)}.`.repeat(2)}example`;
  if (format === 'email') return `${'a'.repeat(length - domain.length)}${domain}`;
  if (pattern.startsWith(String.raw`^\d`)) return '5'.repeat(length);
  return (pattern === '' ? '🙂' : 'a').repeat(length);
};

it('every free-text field of the five calls has a maximum length [REQ-005]', () => {
  expect(new Set(requestFields.map(({ call }) => call.name)).size).toBe(requestCalls.length);
  expect(requestFields.filter(({ longest }) => longest === undefined)).toEqual([]);
  const typed = requestFields.filter(({ name, call }) => !Object.hasOwn(call.sample, name));
  expect(typed.map(({ name }) => name)).toEqual([
    'marketPrice',
    'marketCap',
    'whitepaperLink',
    'gitHubLink',
    'remarks',
  ]);
});

it.each(requestFields.map((field) => [field.call.name, field.name, field] as const))(
  '%s.%s is accepted at its maximum length and refused one character beyond [REQ-005]',
  async (_call, name, field) => {
    const { call, longest = 0 } = field;
    const send = (length: number) => server.post(call.path, { ...call.sample, [name]: ofLength(field, length) });
    expect((await send(longest)).status).toBe(200);
    const { status, body } = await send(longest + 1);
    const message =
      field.schema.format === 'email' ? 'Enter valid email address.' : `Use at most ${longest} characters.`;
    expect([status, body['field'], body['message']]).toEqual([400, name, message]);
  },
);
