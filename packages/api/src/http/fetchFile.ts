import type { Failure, Result } from '@exchange/domain';
import { isRecord } from '../contract/fits';
import { failureIn } from './outcome';
import { readJson } from './readJson';
import { fetchWithin, TransportError } from './transport';

export interface FileFetchOptions {
  apiUrl: string;
  /** Read at each call, so that a login is seen by the next one. */
  token: () => string | undefined;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** Told of every file that could not be fetched, for what concerns more than its caller. */
  onFailure?: (failure: Failure) => void;
}

/** A trader's own file, such as their picture, by the path that an answer of the exchange named. */
export type FetchFile = (path: string, options?: { signal?: AbortSignal }) => Promise<Result<Blob>>;

const refusalOf = async (response: Response): Promise<Failure> => {
  const body = readJson(await response.text());
  const answer = { status: response.status, body: isRecord(body) ? body : {} };
  return failureIn('httpStatus', answer) ?? { code: 'unexpected' };
};

export const createFileFetch = (options: FileFetchOptions): FetchFile => {
  const { apiUrl, token, fetch, timeoutMs = 15_000, onFailure } = options;
  const send = fetchWithin(timeoutMs, (request) => (fetch ?? globalThis.fetch)(request));

  const attempt = async (path: string, signal: AbortSignal | undefined): Promise<Result<Blob>> => {
    // Anything else could lead the token to another host.
    if (!path.startsWith('/')) return { error: { code: 'unexpected' } };
    const current = token();
    const headers = new Headers(current ? { Authorization: current } : undefined);
    const address = `${apiUrl.replace(/\/$/, '')}${path}`;
    try {
      const response = await send(new Request(address, { headers, ...(signal && { signal }) }));
      return response.ok ? { data: await response.blob() } : { error: await refusalOf(response) };
    } catch (cause) {
      if (cause instanceof TransportError) return { error: { code: cause.code } };
      throw cause;
    }
  };

  return async (path, { signal } = {}) => {
    const result = await attempt(path, signal);
    if (result.error) onFailure?.(result.error);
    return result;
  };
};
