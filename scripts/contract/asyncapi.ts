import { stringify } from 'yaml';
import type { Contract, Json, Operation, Schema } from './contract';
import { liveConnection } from './liveConnection';

const isObject = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: Json, inner: (schema: Schema) => Json): Json => {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? inner(one) : one));
  return isObject(value) ? inner(value) : value;
};

const nested = new Set(['items', 'additionalProperties', 'not', 'anyOf', 'oneOf', 'allOf']);

/** AsyncAPI's schemas are those of draft 07, which ignores whatever stands beside a `$ref` and has no `prefixItems`. */
const toDraft07 = (schema: Schema): Schema => {
  const { $ref, prefixItems, ...rest } = schema;
  const entries = Object.entries(rest).map(([key, value]): [string, Json] => {
    if (key === 'properties')
      return [
        key,
        Object.fromEntries(Object.entries(value as Schema).map(([name, one]) => [name, mapped(one, toDraft07)])),
      ];
    return [key, nested.has(key) ? mapped(value, toDraft07) : value];
  });
  const converted: Schema = Object.fromEntries(entries);
  if (prefixItems !== undefined) return { ...converted, items: mapped(prefixItems, toDraft07), additionalItems: false };
  if ($ref === undefined) return converted;
  const { allOf = [], ...others } = converted;
  return entries.length === 0 ? { $ref } : { allOf: [{ $ref }, ...(allOf as Schema[])], ...others };
};

const referencesIn = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const { $ref } = value;
  const here =
    typeof $ref === 'string' && $ref.startsWith('#/components/schemas/') ? [$ref.split('/').pop() ?? ''] : [];
  return [...here, ...Object.values(value).flatMap(referencesIn)];
};

/** The schemas that these values need, and those that the schemas need in turn. */
const schemasFor = ({ components }: Contract, values: Json): Schema => {
  const found: Schema = {};
  const pending = referencesIn(values);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const schema = components.schemas[name];
    if (schema === undefined) throw new Error(`No schema ${name}`);
    if (name in found) continue;
    const converted = toDraft07(schema);
    found[name] = converted;
    pending.push(...referencesIn(converted));
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => one.localeCompare(other)));
};

const ref = (...path: string[]): Schema => ({ $ref: `#/${path.join('/')}` });

const extensionsOf = (post: Operation): Schema =>
  Object.fromEntries(
    (['x-audience', 'x-extension'] as const).flatMap((key) => (post[key] === undefined ? [] : [[key, post[key]]])),
  );

const described = ({ summary, description }: Operation): Schema => ({
  title: summary,
  ...(description !== undefined && { description: description.trim() }),
});

/** A channel's key: its address without what references can't contain. */
const keyOf = (address: string): string => address.replaceAll(/[{}]/g, '');

const messageOf = ({ operationId, summary, requestBody }: Operation): Schema => {
  const content = requestBody?.content['application/json'];
  const examples = Object.entries(content?.examples ?? {}).map(([name, example]) => ({
    name,
    ...(example.summary !== undefined && { summary: example.summary }),
    payload: example.value,
  }));
  return { name: operationId, title: summary, payload: toDraft07(content?.schema ?? {}), examples };
};

const channelOf = ([address, { post }]: [string, { post: Operation }]): [string, Schema] => {
  const places = Array.from(address.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const parameters = Object.fromEntries(places.map((name) => [name, ref('components', 'parameters', name)]));
  const channel: Schema = {
    address,
    ...described(post),
    servers: [ref('servers', 'exchange')],
    ...(places.length > 0 && { parameters }),
    messages: { event: messageOf(post) },
    bindings: ref('components', 'channelBindings', 'handshake'),
    ...extensionsOf(post),
    ...(address === '{pair}-book' && { 'x-book': liveConnection.book as unknown as Schema }),
  };
  return [keyOf(address), channel];
};

const operationOf = ([address, { post }]: [string, { post: Operation }]): [string, Schema] => {
  const key = keyOf(address);
  const isPrivate = post['x-audience'] === 'trader';
  const operation: Schema = {
    action: post['x-sender'] === 'server' ? 'send' : 'receive',
    channel: ref('channels', key),
    summary: post.summary,
    ...(isPrivate && { security: [ref('components', 'securitySchemes', 'token')] }),
    messages: [ref('channels', key, 'messages', 'event')],
    ...(address === 'ping' && {
      reply: { channel: ref('channels', 'pong'), messages: [ref('channels', 'pong', 'messages', 'event')] },
    }),
  };
  return [post.operationId, operation];
};

/** The live half of the contract as an AsyncAPI document. */
export const asyncapiSource = (contract: Contract): string => {
  const { server, query, token, description } = liveConnection;
  const { version, license } = contract.info;
  const webhooks = Object.entries(contract.webhooks);
  const channels = Object.fromEntries(webhooks.map(channelOf));
  const channelBindings = { handshake: { ws: { method: 'GET', query } } } as unknown as Schema;
  const parameters = {
    pair: { description: 'The name of the pair: `XDC-USDT`', examples: ['XDC-USDT'] },
    userId: { description: "The trader's `uniqueId`, as in the login response", examples: ['u-1001'] },
  };
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'XDC Exchange: live connection',
      version,
      description: description.trim(),
      license: { name: license.name },
    },
    defaultContentType: 'application/json',
    servers: { exchange: { ...server, description: server.description.trim() } },
    channels,
    operations: Object.fromEntries(webhooks.map(operationOf)),
    components: {
      schemas: schemasFor(contract, [channels, channelBindings]),
      parameters,
      channelBindings,
      securitySchemes: { token },
    },
  };
  const notice = '# Made from openapi.yaml by `npm run contract`; do not edit.\n';
  return (
    notice +
    stringify(document, {
      lineWidth: 120,
      aliasDuplicateObjects: false,
      singleQuote: true,
      blockQuote: 'literal',
      compat: 'yaml-1.1',
    })
  );
};
