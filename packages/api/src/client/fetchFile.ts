import type { Failure, Result } from '@exchange/domain';
import { isRecord } from '../contract/fits';
import { failureIn } from '../http/outcome';
import { readJson } from '../http/readJson';
import { fetchWithin, TransportError } from '../http/transport';
import type { ExchangeClientOptions } from './client';
import type { CallOptions } from './types';

type FetchFileOptions = Pick<ExchangeClientOptions, 'apiUrl' | 'token' | 'fetch' | 'timeoutMs' | 'onFailure'>;

export type FetchFile = (path: string, options?: CallOptions) => Promise<Result<Blob>>;

/** A path in a response must stay below the API, because the token is sent along. */
const isBelow = (path: string): boolean => /^(?:\/(?!\.+(?:\/|$))[\w.~-]+)+$/.test(path);

const unexpected: Failure = { code: 'unexpected' };

const failureOf = (status: number, text: string): Failure => {
  if (status === 501) return { code: 'not-built' };
  const body = readJson(text);
  return (isRecord(body) ? failureIn('httpStatus', { status, body }) : undefined) ?? unexpected;
};

const read = async (response: Response): Promise<Result<Blob>> => {
  if (!response.ok) return { error: failureOf(response.status, await response.text()) };
  const file = await response.blob();
  return file.size > 0 && file.type.startsWith('image/') ? { data: file } : { error: unexpected };
};

/** Fetches pictures that responses name by their path, for elements that can't send a token themselves. */
export const createFetchFile = (options: FetchFileOptions): FetchFile => {
  const { apiUrl, token, fetch, timeoutMs = 15_000, onFailure } = options;
  const send = fetchWithin(timeoutMs, (request) => (fetch ?? globalThis.fetch)(request));

  const attempt = async (path: string, signal: AbortSignal | undefined): Promise<Result<Blob>> => {
    if (!isBelow(path)) return { error: unexpected };
    const current = token();
    const headers = new Headers(current ? { Authorization: current } : {});
    const request = new Request(`${apiUrl}${path}`, { headers, ...(signal && { signal }) });
    try {
      return await read(await send(request));
    } catch (cause) {
      if (cause instanceof TransportError) return { error: { code: cause.code } };
      throw cause;
    }
  };

  return async (path, { signal } = {}) => {
    const result = await attempt(path, signal);
    if (result.error) onFailure?.(result.error, 'fetchFile');
    return result;
  };
};
