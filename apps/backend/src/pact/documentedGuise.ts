import { createExtensionReader, type FieldSchema } from '@exchange/api/extensions';
import type { ContractCall, ContractDocument } from '../contract/document';
import { callBelow } from './contractPlaces';
import type { Answered, Asked, Guise } from './relay';
import { createSchemaWatch } from './schemaWatch';

const schemaIn = (document: unknown, path: readonly string[]): FieldSchema =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key], document) as FieldSchema;

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Both statuses that a server may answer a call with that it doesn't have. */
const notBuilt = ({ method }: Asked): Answered => {
  const statusCode = method === 'GET' ? 404 : 501;
  return {
    status: statusCode,
    headers: json,
    body: Buffer.from(JSON.stringify({ statusCode, message: 'No such call' })),
  };
};

const withoutParts = (body: Buffer, boundary: string, fields: readonly string[]): Buffer => {
  const parts = body.toString('latin1').split(`--${boundary}`);
  const kept = parts.filter((part) => !fields.includes(/name="(\w+)"/.exec(part)?.[1] ?? ''));
  return Buffer.from(kept.join(`--${boundary}`), 'latin1');
};

const withoutFields = ({ type, body }: Asked, fields: readonly string[]): Buffer => {
  if (fields.length === 0) return body;
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary !== undefined) return withoutParts(body, boundary, fields);
  const form = new URLSearchParams(body.toString());
  for (const field of fields) form.delete(field);
  return Buffer.from(form.toString());
};

/** A server that has nothing but what the specification documents. Base path: where the calls are, such as `/api`. */
export const createDocumentedGuise = (document: ContractDocument, basePath: string): Guise => {
  const { extensionFields, withoutExtensions } = createExtensionReader(document);
  const { expectedOf } = createSchemaWatch(document, basePath);

  const callOf = (asked: Asked): ContractCall | undefined => callBelow(document, basePath, asked);

  const withoutParameters = (path: string, { parameters = [] }: ContractCall['operation']): string => {
    const [bare = '', query] = path.split('?');
    const ours = parameters.flatMap((one) => ('name' in one && one['x-extension'] ? [one.name] : []));
    if (query === undefined || ours.length === 0) return path;
    const left = new URLSearchParams(query);
    for (const name of ours) left.delete(name);
    return `${bare}?${left.toString()}`;
  };

  return {
    ask: (asked) => {
      const operation = callOf(asked)?.operation;
      if (!operation) return asked;
      if (operation['x-extension']) return notBuilt(asked);
      const [content] = Object.values(operation.requestBody?.content ?? {}) as { schema: FieldSchema }[];
      return {
        path: withoutParameters(asked.path, operation),
        body: withoutFields(asked, content ? extensionFields(content.schema) : []),
      };
    },
    answer: ({ method, path, body: asked }, { status, headers: all, body }) => {
      const { 'x-request-id': _id, 'retry-after': _wait, ...headers } = all;
      const expected = expectedOf({ method, path, asked, status, headers, answer: body });
      if (!expected || body.length === 0 || !/\bjson\b/.test(headers['content-type'] ?? '')) return { headers, body };
      const schema = schemaIn(document, expected.schemaAt);
      const left = withoutExtensions(schema, JSON.parse(body.toString()));
      return { headers, body: Buffer.from(JSON.stringify(left)) };
    },
  };
};
