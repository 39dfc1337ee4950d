import * as fc from 'fast-check';
import { callsOf, type ContractCall, type ContractDocument } from '../../contract/document';
import { resolved } from '../../contract/fileFields';
import { fittingText, isFile, oddText, oddValue } from './values';

export const callers = ['nobody', 'trader', 'expired', 'garbage', 'twice'] as const;
export type Caller = (typeof callers)[number];

/** A call as plain data, byte by byte: a failure shrinks it and shows it. */
export interface FuzzedCall {
  id: string;
  caller: Caller;
  method: string;
  /** As on the wire, with its query. */
  target: string;
  headers: [name: string, value: string][];
  /** Its bytes as Latin-1. */
  body: string;
  /** Whether it isn't HTTP, so that it may be answered without reaching a call, or not at all. */
  isBroken: boolean;
  /** Ends the connection after this part of it. */
  cutAt: number | undefined;
}

interface Field {
  name: string;
  schema: object;
}

export type Ids = Readonly<Record<string, readonly string[]>>;

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

const escaped = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One of these, and now and then another. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, weight = 12): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const oddNames = ['__proto__', 'constructor', 'hasOwnProperty', '', 'a[b]', '\0', '💥', 'length', 'user_id'] as const;

type Sent = [name: string, value: unknown][];

const sentFields = (fields: readonly Field[], fitting: (field: Field) => fc.Arbitrary<unknown>): fc.Arbitrary<Sent> => {
  const one = (field: Field): fc.Arbitrary<Sent> =>
    fc.oneof(
      { weight: 40, arbitrary: mostly(fitting(field), oddValue).map((value): Sent => [[field.name, value]]) },
      { weight: 1, arbitrary: fc.constant<Sent>([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(oddValue, oddValue).map((both): Sent => both.map((value) => [field.name, value])),
      },
    );
  const more = mostly<Sent>(
    fc.constant([]),
    fc.array(fc.tuple(fc.constantFrom(...oddNames), oddValue), { maxLength: 3 }),
  );
  return fc.tuple(fc.tuple(...fields.map(one)), more).map(([sent, others]) => [...sent.flat(), ...others]);
};

const picture = '\xff\xd8\xff\xe0\0\x10JFIF\0';

const partOf = (isPicture: (name: string) => boolean, [name, value]: Sent[number]): string => {
  const head = `--b\r\nContent-Disposition: form-data; name="${bytesOf(name)}"`;
  if (!isPicture(name)) return `${head}\r\n\r\n${bytesOf(textOf(value))}\r\n`;
  return `${head}; filename="f.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${picture}${bytesOf(textOf(value))}\r\n`;
};

const encodings = {
  'application/json': (sent: Sent) => bytesOf(JSON.stringify(Object.fromEntries(sent))),
  'application/x-www-form-urlencoded': (sent: Sent) =>
    new URLSearchParams(sent.map(([name, value]): [string, string] => [name, textOf(value)])).toString(),
  'multipart/form-data': (sent: Sent, isPicture: (name: string) => boolean) =>
    `${sent.map((field) => partOf(isPicture, field)).join('')}--b--\r\n`,
} as const;
type MediaType = keyof typeof encodings;
const mediaTypes = Object.keys(encodings) as MediaType[];

const oddTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=b',
  'text/plain',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded; charset=\xff',
  'nonsense',
  '',
] as const;

const brokenBodies = [
  '',
  '{',
  '"',
  'null',
  '[]',
  '1',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '\xef\xbb\xbf{}',
  '{"email":"\xff\xfe"}',
  '%',
  'a=%zz&b=%00',
  '&&&===',
  '--b\r\n',
  '--b--',
  '--b\r\nContent-Disposition: form-data; name="f"; filename="f.jpg"\r\n\r\nxx\r\n--b--',
  '--b\r\nContent-Disposition: form-data; name="picture"; filename="../../f.jpg"\r\n\r\nxx',
  `{"a":${'['.repeat(9_000)}`,
  'a=1&'.repeat(5_000),
  'y'.repeat(70_000),
] as const;

interface Body {
  type: string;
  body: string;
}

const bodyFor = (fields: fc.Arbitrary<Sent>, usual: MediaType | undefined, isPicture: (name: string) => boolean) => {
  const typed = (type: MediaType, sent: Sent): Body => ({
    type: type === 'multipart/form-data' ? `${type}; boundary=b` : type,
    body: encodings[type](sent, isPicture),
  });
  const type =
    usual === undefined ? fc.constantFrom(...mediaTypes) : mostly(fc.constant(usual), fc.constantFrom(...mediaTypes));
  const anyType = fc.constantFrom(...mediaTypes.map((one) => `${one}; boundary=b`), ...oddTypes);
  return mostly<Body>(
    fc.tuple(type, fields).map(([one, sent]) => typed(one, sent)),
    fc.record({ type: anyType, body: fc.constantFrom(...brokenBodies) }),
    6,
  );
};

const oddHeaders: readonly [string, string][] = [
  ['Accept', 'text/html'],
  ['Accept', '\x01'.repeat(3)],
  ['Accept-Encoding', 'br;q=a'],
  ['Cookie', 'device=%; =; \xff'],
  ['Origin', 'null'],
  ['Range', 'bytes=9-1'],
  ['If-None-Match', '*'],
  ['X-Request-Id', '\xe9'.repeat(80)],
  ['X-Forwarded-For', '999.1.1.1, ::'],
  ['Content-Type', 'application/json'],
  ['Expect', '100-continue'],
  ['X-Long', 'h'.repeat(20_000)],
];

/** What no longer is readable as HTTP, or not to its end. */
const breaks: readonly [string, string][] = [
  ['Content-Length', '-1'],
  ['Content-Length', '99999999999999999999'],
  ['Content-Length', '7'],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'gzip, \x0b'],
  ['Expect', 'nothing'],
  ['Host', 'another.example'],
  ['No Name', 'a'],
  ['X-Bare', 'a\nb'],
];

const oddTargets: readonly ((target: string) => string)[] = [
  (target) => `${target}/`,
  (target) => `/${target}`,
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '/api/./'),
  (target) => target.replace('/api/', '/api/%2e%2e/api/'),
  (target) => target.replace('/api/', '/api/x/../'),
  (target) => target.toUpperCase(),
  (target) => target.replace('/', '/;a=b/'),
  (target) => target.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (target) => `${target}%`,
  (target) => `${target}%00`,
  (target) => `${target}%ff`,
  (target) => `${target}#a`,
  (target) => `${target}?a[]=1&a[]=2`,
  (target) => `${target}?__proto__=1&=&&`,
  (target) => `${target}?${'q'.repeat(9_000)}`,
  (target) => `${target}${'p'.repeat(600)}`,
  (target) => `http://another.example${target}`,
  () => '*',
  (target) => `${target} HTTP/1.1 more`,
  (target) => target.slice(1),
  (target) => `${target}\x7f\xff`,
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'NONSENSE'] as const;

/** A target with other characters than these isn't HTTP, and neither is a method of our own. */
const isReadable = (method: string, target: string): boolean =>
  /^(?:\/|http:)[\x21-\x7e]*$/.test(target) && target.length < 8_000 && method !== 'NONSENSE';

const fieldsOf = (document: ContractDocument, { operation }: ContractCall): { query: Field[]; body: Field[] } => {
  const contents = Object.values(operation.requestBody?.content ?? {}) as { schema: object }[];
  const parameters = (operation.parameters ?? []).map(
    (one) => resolved(document, one as object) as { name: string; schema: object },
  );
  return {
    query: parameters.map(({ name, schema }) => ({ name, schema })),
    body: contents.flatMap(({ schema }) =>
      Object.entries(resolved(document, schema).properties ?? {}).map(([name, property]) => ({
        name,
        schema: property,
      })),
    ),
  };
};

const queryFor = (fields: fc.Arbitrary<Sent>): fc.Arbitrary<string> =>
  mostly(
    fields.map((sent) =>
      new URLSearchParams(sent.map(([name, value]): [string, string] => [name, textOf(value)])).toString(),
    ),
    fc.constantFrom('', '%', '%00', 'a=%ff', 'a[]=1&a[]=2', '__proto__=1', '=&='),
  );

const pathFor = (path: string, fitting: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(...names.map((name) => mostly(fitting(name), oddText, 3)))
    .map((values) =>
      names.reduce(
        (filled, name, index) => filled.replace(`{${name}}`, () => escaped((values[index] ?? '').slice(0, 600))),
        path,
      ),
    );
};

const callOf =
  (document: ContractDocument, ids: Ids) =>
  (call: ContractCall): fc.Arbitrary<FuzzedCall> => {
    const { query, body } = fieldsOf(document, call);
    const schemas = new Map([...query, ...body].map(({ name, schema }) => [name, schema]));
    const fitting = ({ name, schema }: Field): fc.Arbitrary<string> => fittingText(document, name, schema, ids);
    const isPicture = (name: string) => isFile(document, schemas.get(name) ?? {});
    const usual = mediaTypes.find((type) => type in (call.operation.requestBody?.content ?? {}));
    const parts = fc.record({
      caller: call.isForTraders
        ? fc.oneof(
            { weight: 12, arbitrary: fc.constant<Caller>('trader') },
            { weight: 3, arbitrary: fc.constantFrom(...callers) },
          )
        : fc.constantFrom(...callers),
      method: mostly<string>(fc.constant(call.method), fc.constantFrom(...methods), 20),
      path: pathFor(call.path, (name) => fitting({ name, schema: schemas.get(name) ?? {} })),
      query: queryFor(sentFields(query, fitting)),
      sent: bodyFor(sentFields(body, fitting), usual, isPicture),
      more: mostly<[string, string][]>(fc.constant([]), fc.array(fc.constantFrom(...oddHeaders), { maxLength: 3 }), 8),
      broken: mostly<[string, string][]>(
        fc.constant([]),
        fc.constantFrom(...breaks).map((one) => [one]),
        40,
      ),
      change: mostly<(target: string) => string>(
        fc.constant((target) => target),
        fc.constantFrom(...oddTargets),
        15,
      ),
      cutAt: mostly<number | undefined>(fc.constant(undefined), fc.nat(1_500), 60),
    });
    return parts.map(({ caller, method, path, query: asked, sent, more, broken, change, cutAt }) => {
      const target = change(`/api${path}${asked === '' ? '' : `?${asked}`}`);
      const hasBody = !['GET', 'HEAD'].includes(method) || more.length > 1;
      const type: FuzzedCall['headers'] = hasBody && sent.type !== '' ? [['Content-Type', sent.type]] : [];
      const headers = [...type, ...more, ...broken];
      const isLong = headers.some(([, value]) => value.length > 10_000);
      return {
        id: call.id,
        caller,
        method,
        target,
        headers,
        body: hasBody ? sent.body : '',
        isBroken:
          broken.length > 0 ||
          cutAt !== undefined ||
          isLong ||
          !isReadable(method, target) ||
          headers.some(([, value]) => /[\x00-\x08\x0a-\x1f\x7f]/.test(value)),
        cutAt,
      };
    });
  };

/** Calls of every operation, most of them nearly right. */
export const fuzzedCall = (document: ContractDocument, ids: Ids): fc.Arbitrary<FuzzedCall> =>
  fc.oneof(...callsOf(document).map(callOf(document, ids)));
