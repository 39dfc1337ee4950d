import type { InjectOptions } from 'fastify';
import { callsOf, type ContractCall, type ContractDocument } from '../document';

/** A small seeded generator (mulberry32), so that a run can be repeated. */
export const createChance = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0];
  return { next, oneOf };
};

type Chance = ReturnType<typeof createChance>;

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  enum?: unknown[];
}

const resolve = (document: ContractDocument, schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const path = schema.$ref.slice(2).split('/');
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as Schema;
};

/** Plausible values, so that calls with odd values in other fields get further. */
const plausible: Partial<Record<string, string>> = {
  email: 'ada@example.com',
  password: 'Right-1234!',
  newPassword: 'Fresh-5678!',
  confirmPassword: 'Fresh-5678!',
  otp: '12345',
  pair: 'XDC-USDT',
  symbol: 'XDC',
  currency: 'XDC',
  price: '0.5',
  amount: '10',
  user_id: 'u-1',
  order_book_limit: '500',
};

interface Field {
  name: string;
  usual: string;
}

const fieldsOf = (document: ContractDocument, { operation }: ContractCall): Field[] => {
  const contents = Object.values(operation.requestBody?.content ?? {}) as { schema: Schema }[];
  const parameters = (operation.parameters ?? []).map(
    (one) => resolve(document, one as Schema) as { name: string; schema: Schema },
  );
  const all = [
    ...contents.flatMap(({ schema }) => Object.entries(resolve(document, schema).properties ?? {})),
    ...parameters.map(({ name, schema }): [string, Schema] => [name, schema]),
  ];
  return all.map(([name, schema]) => {
    const [first] = resolve(document, schema).enum ?? [];
    return { name, usual: typeof first === 'string' ? first : (plausible[name] ?? '1') };
  });
};

const texts: [string, ...string[]] = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '1e308',
  '9'.repeat(400),
  '0.'.padEnd(300, '0') + '1',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[]',
  '{}',
  'XDC-USDT',
  'BTC',
  'buy',
  'limit',
  'ada@example.com',
  '12345',
  'Right-1234!',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\u0001\u001b[2J',
  '١٢٣',
  '💥'.repeat(50),
  '\u202eabc',
  "' or '1'='1",
  '; drop table trader; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '2026-13-45T99:99:99Z',
  'x'.repeat(5_000),
];

const values: [unknown, ...unknown[]] = [
  ...texts,
  null,
  true,
  0,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  ['1', '2'],
  {},
  { a: { b: ['\0'] } },
  [[[[]]]],
];

const oddNames: [string, ...string[]] = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '',
  'a[b]',
  '\0',
  '💥',
  'length',
];

const types: [string, ...string[]] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=b',
  'text/plain',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'nonsense',
  '',
];

const brokenBodies: [string, ...string[]] = [
  '',
  '{',
  '"',
  'null',
  '[]',
  '1',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '%',
  'a=%zz&b=%00',
  '&&&===',
  '--b\r\n',
  '--b--',
  '--b\r\nContent-Disposition: form-data; name="f"; filename="f.jpg"\r\n\r\nxx\r\n--b--',
  `{"a":${'['.repeat(9_000)}`,
  'y'.repeat(70_000),
];

const encodings: Record<string, (fields: [string, unknown][]) => string> = {
  'application/json': (fields) => JSON.stringify(Object.fromEntries(fields)),
  'application/x-www-form-urlencoded': (fields) =>
    new URLSearchParams(fields.map(([name, value]): [string, string] => [name, textOf(value)])).toString(),
  'multipart/form-data; boundary=b': (fields) =>
    fields
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`)
      .join('') + '--b--\r\n',
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const oddFields = (fields: readonly Field[], chance: Chance): [string, unknown][] => {
  const oddness = chance.oneOf([0.05, 0.3, 1]);
  const kept = fields
    .filter(() => chance.next() < 0.97)
    .map(({ name, usual }): [string, unknown] => [name, chance.next() < oddness ? chance.oneOf(values) : usual]);
  if (chance.next() < 0.1) kept.push([chance.oneOf(oddNames), chance.oneOf(values)]);
  if (chance.next() < 0.05 && kept[0]) kept.push([kept[0][0], chance.oneOf(values)]);
  return kept;
};

const oddBody = (fields: readonly Field[], chance: Chance): { type: string; payload: string } => {
  if (chance.next() < 0.3) return { type: chance.oneOf(types), payload: chance.oneOf(brokenBodies) };
  const type = chance.oneOf(Object.keys(encodings) as [string, ...string[]]);
  return { type, payload: encodings[type]?.(oddFields(fields, chance)) ?? '' };
};

const oddPath = (path: string, chance: Chance): string =>
  path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(chance.oneOf(texts).slice(0, 600)));

const oddQuery = (given: readonly Field[], chance: Chance): string => {
  if (chance.next() < 0.1) return chance.oneOf(['?%', '?%00', '?a=%ff', '?a[]=1&a[]=2', '?__proto__=1', '?=&=']);
  const fields = oddFields(given, chance).map(([name, value]): [string, string] => [name, textOf(value)]);
  return `?${new URLSearchParams(fields).toString()}`;
};

const methods: ['GET', ...('HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS')[]] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
];

export interface OddCall {
  id: string;
  options: InjectOptions;
}

/** Generates implausible calls, `each` of every operation. */
export const oddCalls = (document: ContractDocument, seed: number, each: number): OddCall[] => {
  const chance = createChance(seed);
  return callsOf(document).flatMap((call) => {
    const fields = fieldsOf(document, call);
    return Array.from({ length: each }, (): OddCall => {
      const { type, payload } = oddBody(fields, chance);
      const method = chance.next() < 0.1 ? chance.oneOf(methods) : call.method;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const isQueried = !hasBody || chance.next() < 0.1;
      const url = `/api${oddPath(call.path, chance)}${isQueried ? oddQuery(fields, chance) : ''}`;
      const headers = type === '' || !hasBody ? {} : { 'content-type': type };
      return { id: call.id, options: { method, url, headers, ...(hasBody && { payload }) } };
    });
  });
};
