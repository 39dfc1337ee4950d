import { createExtensionReader, type FieldSchema } from '@exchange/api/extensions';
import { describe, expect, it } from 'vitest';
import { callsOf, readContract, responsesOf, type Content, type Contract, type Operation } from './contract';
import type { Interaction, Pact } from './pact';
import { createTiers } from './tiers';

const json = (schema: Content['schema']): Record<string, Content> => ({ 'application/json': { schema } });

const answered = (schema: Content['schema']): Operation['responses'] => ({
  '200': { description: '', content: json(schema) },
});

const order: Content['schema'] = {
  properties: {
    price: { type: 'string' },
    fills: { 'x-extension': true, type: 'array' },
  },
};

const form: Content['schema'] = { properties: { price: {}, client_id: { 'x-extension': true } } };

const call = (operationId: string, rest: Partial<Operation>): Operation => ({
  operationId,
  tags: [],
  summary: '',
  responses: {},
  ...rest,
});

const contract: Contract = {
  info: { version: '1', license: { name: 'MIT' } },
  paths: {
    '/orders': {
      get: call('orders', {
        parameters: [{ name: 'since', in: 'query', schema: {}, 'x-extension': true }],
        responses: answered({ properties: { data: { type: 'array', items: order } } }),
      }),
      post: call('placeOrder', {
        requestBody: { content: { 'multipart/form-data': { schema: form } } },
        responses: {
          ...answered({}),
          '400': { description: '', content: json({ properties: { field: { 'x-extension': true } } }) },
        },
      }),
    },
    '/fills': { get: call('fills', { 'x-extension': true }) },
  },
  webhooks: {
    '{pair}-book': { post: call('book', { requestBody: { content: json(order) } }) },
    'order-{userId}': { post: call('order', { 'x-extension': true }) },
  },
  components: { schemas: {}, parameters: {}, responses: {} },
};

const states = {
  'an order': { meaning: '', parameters: {} },
  'a filled order': { meaning: '', parameters: {}, isExtension: true },
};

const asked = (description: string, rest: Partial<Interaction>): Interaction => ({
  description,
  request: { method: 'GET', path: '/orders' },
  response: { status: 200, body: { content: { data: [] } } },
  ...rest,
});

const multipart = (fields: Record<string, string>) => ({
  contentType: 'multipart/form-data;boundary=b',
  content: Object.entries(fields)
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join(''),
});

const split = (...interactions: Interaction[]) => {
  const pact: Pact = { provider: { name: 'exchange-api' }, interactions, metadata: {} };
  const { documented, extensions } = createTiers(contract, states)(pact);
  const names = ({ interactions: all }: Pact) => all.map(({ description }) => description);
  return { documented: names(documented), extensions: names(extensions), read: documented.interactions };
};

describe('the tiers of the pacts [CAL-410]', () => {
  it('keep what is documented apart from calls, channels and states that are extensions', () => {
    const { documented, extensions } = split(
      asked('orders', {}),
      asked('fills', { request: { method: 'GET', path: '/fills' } }),
      asked('orders that are filled', { providerStates: [{ name: 'a filled order' }] }),
      { description: 'a book', metadata: { channel: 'XDC-USDT-book' }, contents: { content: { price: '1' } } },
      { description: 'an own order', metadata: { channel: 'order-u-1' }, contents: { content: {} } },
    );
    expect(documented).toEqual(['orders', 'a book']);
    expect(extensions).toEqual(['fills', 'orders that are filled', 'an own order']);
  });

  it('have an answer that reads extensions in both, in full only among the extensions', () => {
    const rule = { matchers: [{ match: 'type' }] };
    const variants = [{ index: 0, rules: { '$.price': rule, '$.fills': rule } }];
    const { documented, extensions, read } = split(
      asked('orders with fills', {
        response: {
          status: 200,
          body: { content: { data: [{ price: '1', fills: [] }] } },
          matchingRules: { body: { '$.data': { matchers: [{ match: 'arrayContains', variants }] } } },
        },
      }),
    );
    expect([documented, extensions]).toEqual([['orders with fills'], ['orders with fills']]);
    expect(read[0]?.response).toEqual({
      status: 200,
      body: { content: { data: [{ price: '1' }] } },
      matchingRules: {
        body: {
          '$.data': {
            matchers: [{ match: 'arrayContains', variants: [{ index: 0, rules: { '$.price': rule } }] }],
          },
        },
      },
    });
  });

  it('leave a field that a server without extensions ignores in a documented request', () => {
    const request = { method: 'POST', path: '/orders', body: multipart({ price: '1', client_id: 'c-1' }) };
    expect(split(asked('an order', { request })).documented).toEqual(['an order']);
  });

  it('count a request as an extension if the answer depends on such a field', () => {
    const request = { method: 'POST', path: '/orders', body: multipart({ price: '1', client_id: 'c-1' }) };
    const placed = [{ name: 'an order', params: { clientId: 'c-1' } }];
    const { documented, extensions } = split(
      asked('an order sent again', { request, providerStates: placed }),
      asked('an order with a wrong id', {
        request,
        response: { status: 400, body: { content: { field: 'client_id' } } },
      }),
      asked('orders since then', {
        request: { method: 'GET', path: '/orders', query: { since: ['noon'] } },
        providerStates: [{ name: 'an order', params: { at: 'noon' } }],
      }),
    );
    expect(documented).toEqual([]);
    expect(extensions).toEqual(['an order sent again', 'an order with a wrong id', 'orders since then']);
  });
});

describe('the contract', () => {
  const whole = readContract();
  const reader = (contractOf: unknown) => createExtensionReader(contractOf).requiredExtensions;
  const sent = Object.entries(whole.webhooks)
    .filter(([, { post }]) => !post['x-extension'])
    .map(([name, { post }]) => ({ name, content: post.requestBody?.content }));
  const answers = callsOf(whole)
    .filter(({ operation }) => !operation['x-extension'])
    .flatMap(({ operation }) =>
      responsesOf(whole, operation).map(({ status, content }) => ({
        name: `${operation.operationId} ${status}`,
        content,
      })),
    );

  it.each([...answers, ...sent])('requires no extension in what is documented: $name [CAL-410]', ({ content = {} }) => {
    for (const { schema } of Object.values(content)) expect(reader(whole)(schema as FieldSchema)).toEqual([]);
  });

  it('would be caught requiring one [CAL-410]', () => {
    const row: FieldSchema = { required: ['fee'], properties: { fee: { 'x-extension': true } } };
    expect(reader({})({ properties: { data: { items: { allOf: [row] } } } })).toEqual(['data.fee']);
  });
});
