import type { Failure } from '@exchange/domain';
import { expect, it, vi } from 'vitest';
import { createFileFetch, type FileFetchOptions } from './fetchFile';

const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x80]);
const picture = (): Response => new Response(bytes, { headers: { 'Content-Type': 'image/jpeg' } });

const recording = (answer: () => Response | Promise<Response>, options: Partial<FileFetchOptions> = {}) => {
  const requests: Request[] = [];
  const failures: Failure[] = [];
  const fetchFile = createFileFetch({
    apiUrl: 'http://exchange.test/api',
    token: () => 'token-of-u-1001',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      requests.push(request);
      return answer();
    },
    onFailure: (failure) => failures.push(failure),
    ...options,
  });
  return { fetchFile, requests, failures };
};

it('a file is fetched below the address of the exchange, with the token, byte for byte', async () => {
  const { fetchFile, requests } = recording(picture, { apiUrl: 'http://exchange.test/api/' });
  const { data } = await fetchFile('/files/profile/2f8c1d5e.jpg');
  expect(requests[0]?.url).toBe('http://exchange.test/api/files/profile/2f8c1d5e.jpg');
  expect(requests[0]?.headers.get('Authorization')).toBe('token-of-u-1001');
  expect(data?.type).toBe('image/jpeg');
  expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

it('a visitor sends no token', async () => {
  const { fetchFile, requests } = recording(picture, { token: () => undefined });
  await fetchFile('/files/profile/2f8c1d5e.jpg');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

it.each(['@elsewhere.test/a.jpg', '.elsewhere.test/a.jpg', 'http://elsewhere.test/a.jpg', ''])(
  'the token never goes where %j could lead it',
  async (path) => {
    const { fetchFile, requests } = recording(picture, { apiUrl: 'http://exchange.test' });
    expect(await fetchFile(path)).toEqual({ error: { code: 'unexpected' } });
    expect(requests).toEqual([]);
  },
);

it('a refusal reads in the words of the server, and whoever follows failures is told', async () => {
  const body = { statusCode: 401, message: 'please login again' };
  const { fetchFile, failures } = recording(() => Response.json(body, { status: 401 }));
  const { error } = await fetchFile('/files/profile/2f8c1d5e.jpg');
  expect(error).toMatchObject({ code: 'refused', status: 401, message: 'please login again' });
  expect(failures).toEqual([error]);
});

it('a refusal that is not of ours is one all the same', async () => {
  const { fetchFile } = recording(() => new Response('<h1>Not Found</h1>', { status: 404 }));
  expect((await fetchFile('/files/a.jpg')).error).toMatchObject({ code: 'refused', status: 404 });
});

it('a server that cannot be reached, and a fetch that is no longer wanted, are told apart', async () => {
  const down = recording(() => Promise.reject(new TypeError('fetch failed')));
  expect(await down.fetchFile('/files/a.jpg')).toEqual({ error: { code: 'unreachable' } });
  const { fetchFile } = recording(picture);
  expect(await fetchFile('/files/a.jpg', { signal: AbortSignal.abort() })).toEqual({ error: { code: 'cancelled' } });
});

it('a bug is not taken for a failure', async () => {
  const token = vi.fn(() => {
    throw new Error('The storage is broken.');
  });
  await expect(recording(picture, { token }).fetchFile('/files/a.jpg')).rejects.toThrow('The storage is broken.');
});
