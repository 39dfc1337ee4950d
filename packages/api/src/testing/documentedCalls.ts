import type { OperationId } from '../client/types';
import { operations } from './allOperations';

interface Route {
  operation: OperationId;
  method: string;
  pattern: RegExp;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const ids = Object.keys(operations) as OperationId[];

const routes: readonly Route[] = ids.map((operation) => {
  const { method, path } = operations[operation];
  return { operation, method, pattern: patternOf(path) };
});

export interface DocumentedCall {
  operation: OperationId;
  /** The variable parts of the path. */
  fields: Record<string, string>;
}

/** The contract's call that matches a request, if there is one. */
export const documentedCall = (method: string, path: string): DocumentedCall | undefined => {
  for (const { operation, method: wanted, pattern } of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (!match) continue;
    const parts = Object.entries(match.groups ?? {});
    return { operation, fields: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])) };
  }
  return undefined;
};

const entriesOf = async (request: Request): Promise<[string, unknown][]> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return Object.entries((await request.json()) as object);
  if (type.includes('multipart')) return [...(await request.formData()).entries()];
  return [...new URLSearchParams(await request.text())];
};

const textOf = (value: unknown): string => (value instanceof File ? value.name : String(value));

/** Query and body in one object, as text. Files are replaced by their names. */
export const sentFields = async (request: Request): Promise<Record<string, string>> => {
  const body = await entriesOf(request);
  const query = [...new URL(request.url).searchParams];
  return Object.fromEntries([...query, ...body].map(([name, value]) => [name, textOf(value)]));
};
