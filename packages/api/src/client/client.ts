import type { Failure, Result } from '@exchange/domain';
import createClient from 'openapi-fetch';
import { fits, isRecord, type Definitions, type Shape } from '../contract/fits';
import { laterAreas, operations } from '../contract/operations.gen';
import { answerShapes, definitions } from '../contract/shapes.gen';
import { contentTypes, encodeBody, type Encoding, type Fields } from '../http/encode';
import { failureIn, type OutcomeKind } from '../http/outcome';
import { readJson, readJsonBeforeMarkup } from '../http/readJson';
import { fetchWithin, TransportError, uploadWithin, type Upload } from '../http/transport';
import type { CallOptions, ExchangeClient } from './types';

export interface ExchangeClientOptions {
  apiUrl: string;
  /** Hosts of the calls that the contract places elsewhere. The default is the exchange itself. */
  hosts?: { chartUrl?: string; tradeHistoryUrl?: string };
  exchangeId: string;
  /** Read at each call, so a new login takes effect with the next one. */
  token: () => string | undefined;
  fetch?: typeof globalThis.fetch;
  /** For callers that want upload progress. */
  upload?: Upload;
  timeoutMs?: number;
  /** Called for every failed call, for failures that concern more than the caller. */
  onFailure?: (failure: Failure, operation: string) => void;
}

/** One row of the generated table, with the fields that only some calls have. */
interface Operation {
  area: string;
  method: 'GET' | 'POST';
  path: string;
  outcome: OutcomeKind;
  encoding?: Encoding;
  exchangeId?: string;
  pathFields?: readonly string[];
  queryFields?: readonly string[];
  host?: 'chartUrl' | 'tradeHistoryUrl';
  isPublic?: boolean;
  isExtension?: boolean;
  answer?: string;
  successMessage?: string;
}

/** The part openapi-fetch needs here: the table has the rest at run time, `ExchangeClient` at compile time. */
interface AnyCall {
  parameters: { path: Fields; query: Fields };
  requestBody?: { content: { 'application/json': Fields } };
}
type AnyPaths = Record<string, Record<'get' | 'post', AnyCall>>;

/** On a slow line, data still in a buffer already counts as sent, so an upload gets more time than a response. */
const uploadPatience = 4;

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const verbs = { GET: 'get', POST: 'post' } as const;

const bodyOf = ({ encoding, pathFields = [], queryFields = [] }: Operation, fields: Fields) =>
  encoding && {
    body: without(fields, [...pathFields, ...queryFields]),
    bodySerializer: (body: Fields = {}) => encodeBody[encoding](body),
  };

const headersOf = ({ encoding, isPublic }: Operation, token: () => string | undefined) => {
  const current = isPublic ? undefined : token();
  return {
    ...(encoding && { 'Content-Type': contentTypes[encoding] }),
    ...(current && { Authorization: current }),
  };
};

const read = ({ answer }: Operation, text: string): unknown =>
  answer === 'jsonBeforeMarkup' ? readJsonBeforeMarkup(text) : readJson(text);

/** A 404 for an unknown path names no field, so one that does comes from the call itself. */
const isNotBuilt = ({ isExtension }: Operation, status: number, body: unknown): boolean => {
  const namesField = isRecord(body) && typeof body['field'] === 'string';
  return status === 501 || (status === 404 && isExtension === true && !namesField);
};

/** A row of the table, and what its answer looks like. */
interface KnownCall {
  operation: Operation;
  shape: Shape | undefined;
  definitions: Definitions;
}

const toResult = ({ operation, shape, definitions }: KnownCall, status: number, body: unknown): Result<unknown> => {
  if (isNotBuilt(operation, status, body)) return { error: { code: 'not-built' } };
  if (!isRecord(body)) return { error: { code: 'unexpected' } };
  const failure = failureIn(operation.outcome, { status, body, successMessage: operation.successMessage });
  if (failure) return { error: failure };
  return shape && fits(shape, body, definitions) ? { data: body } : { error: { code: 'unexpected' } };
};

const firstShapes: Definitions = answerShapes;

/** Undefined if its part of the program can't be loaded. */
const loadCall = async (id: string): Promise<KnownCall | undefined> => {
  const later = await import('../contract/later.gen').catch(() => undefined);
  if (!later) return undefined;
  const table: Record<string, Operation | undefined> = later.laterOperations;
  const operation = table[id];
  if (!operation) throw new Error(`The contract has no ${id}`);
  const shapes: Definitions = later.laterAnswerShapes;
  return { operation, shape: shapes[id], definitions: { ...definitions, ...later.laterDefinitions } };
};

/**
 * One method per operation of the contract, grouped by area. Each resolves with a result and never throws on network
 * errors.
 */
export const createExchangeClient = (options: ExchangeClientOptions): ExchangeClient => {
  const { apiUrl, hosts = {}, exchangeId, token, fetch, upload, timeoutMs = 15_000, onFailure } = options;
  const http = createClient<AnyPaths>({
    baseUrl: apiUrl,
    fetch: fetchWithin(timeoutMs, (request) => (fetch ?? globalThis.fetch)(request)),
  });

  const sendingWith = ({ onUpload }: CallOptions) =>
    upload &&
    onUpload && { fetch: (request: Request) => uploadWithin(uploadPatience * timeoutMs, upload)(request, onUpload) };

  const request = async (operation: Operation, given: Fields, how: CallOptions) => {
    const fields = operation.exchangeId ? { ...given, [operation.exchangeId]: exchangeId } : given;
    const { method, path, pathFields = [], queryFields = [], host } = operation;
    const { data, error, response } = await http.request(verbs[method], path, {
      baseUrl: (host && hosts[host]) ?? apiUrl,
      params: { path: pick(fields, pathFields), query: pick(fields, queryFields) },
      parseAs: 'text',
      signal: how.signal,
      headers: headersOf(operation, token),
      ...bodyOf(operation, fields),
      ...sendingWith(how),
    });
    const answer: unknown = data ?? error;
    return { status: response.status, body: typeof answer === 'string' ? read(operation, answer) : answer };
  };

  const attempt = async (known: KnownCall | undefined, given: Fields, how: CallOptions): Promise<Result<unknown>> => {
    if (!known) return { error: { code: 'unreachable' } };
    try {
      const { status, body } = await request(known.operation, given, how);
      return toResult(known, status, body);
    } catch (cause) {
      if (cause instanceof TransportError) return { error: { code: cause.code } };
      throw cause;
    }
  };

  const call = async (id: string, known: KnownCall | undefined, given: Fields = {}, how: CallOptions = {}) => {
    const result = await attempt(known, given, how);
    if (result.error) onFailure?.(result.error, id);
    return result;
  };

  const areas: Record<string, Record<string, unknown>> = {};
  for (const [id, operation] of Object.entries<Operation>(operations))
    (areas[operation.area] ??= {})[id] = (given?: Fields, how?: CallOptions) =>
      call(id, { operation, shape: firstShapes[id], definitions }, given, how);
  for (const area of laterAreas)
    areas[area] = new Proxy(
      {},
      {
        get: (_, id: string) => async (given?: Fields, how?: CallOptions) => call(id, await loadCall(id), given, how),
      },
    );
  // The table and the type are both generated from the contract. Only here do we have to cast one to the other.
  return areas as unknown as ExchangeClient;
};
