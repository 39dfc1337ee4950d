import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

export type Json = null | boolean | number | string | Json[] | Schema;
export interface Schema {
  [key: string]: Json;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema: Schema;
  'x-extension'?: boolean;
}

export interface Content {
  schema: Schema;
  examples?: Record<string, { summary?: string; value: Json }>;
}

export interface DocumentedResponse {
  description: string;
  content?: Record<string, Content>;
  /** The documented words that a client decides by. */
  'x-wording'?: string[];
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  servers?: Server[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, DocumentedResponse | { $ref: string }>;
  'x-outcome'?: string;
  'x-extension'?: boolean;
  'x-answer'?: string;
  'x-sender'?: 'server' | 'client';
  'x-audience'?: 'everyone' | 'pair' | 'statistics' | 'trader';
}

interface Server {
  url: string;
  'x-setting'?: string;
}

const methods = ['get', 'post'] as const;
type PathItem = Partial<Record<(typeof methods)[number], Operation>> & { servers?: Server[] };

export interface Contract {
  info: { version: string; description?: string; license: { name: string } };
  tags?: { name: string; 'x-loads-later'?: boolean }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, DocumentedResponse>;
  };
}

export interface Call {
  path: string;
  method: 'GET' | 'POST';
  operation: Operation;
  servers: Server[];
}

export const readContract = (): Contract => parse(readFileSync(contractFile, 'utf8')) as Contract;

export const callsOf = ({ paths }: Contract): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const servers = operation.servers ?? item.servers ?? [];
      return [{ path, method: method === 'get' ? 'GET' : 'POST', operation, servers } satisfies Call];
    }),
  );

/** Areas whose calls no page needs at once, so that a first visit doesn't download their part of the tables. */
export const laterAreas = ({ tags = [] }: Contract): string[] =>
  tags.filter((tag) => tag['x-loads-later']).map(({ name }) => name);

export const isLater = (contract: Contract, { operation: { tags } }: Call): boolean =>
  laterAreas(contract).some((area) => area === tags[0]);

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

export const parametersOf = ({ components }: Contract, operation: Operation): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = components.parameters[nameIn(parameter.$ref)];
    if (!found) throw new Error(`No parameter ${parameter.$ref}`);
    return found;
  });

export const responsesOf = ({ components }: Contract, operation: Operation) =>
  Object.entries(operation.responses).map(([status, response]) => {
    if (!('$ref' in response)) return { status, ...response };
    const found = components.responses[nameIn(response.$ref)];
    if (!found) throw new Error(`No response ${response.$ref}`);
    return { status, ...found };
  });

export const schemaOf = ({ components }: Contract, schema: Schema): Schema => {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = components.schemas[nameIn(reference)];
  if (!found) throw new Error(`No schema ${reference}`);
  return found;
};
