import { describe, expect, it } from 'vitest';
import { createFetchFile } from './fetchFile';

const path = '/files/profile/2f8c1d5e.jpg';
const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0x00, 0x80]);
const jpeg = () => new Response(picture, { headers: { 'Content-Type': 'image/jpeg' } });

type Options = Partial<Parameters<typeof createFetchFile>[0]>;

const fetching = (answer: (request: Request) => Response | Promise<Response>, options: Options = {}) => {
  const requests: Request[] = [];
  const fetchFile = createFetchFile({
    apiUrl: 'http://exchange.test/api',
    token: () => 'token-of-u-1001',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
    ...options,
  });
  return { fetchFile, requests };
};

describe('a file', () => {
  it('is fetched with the token, byte by byte [PRF-136]', async () => {
    const { fetchFile, requests } = fetching(jpeg);
    const { data } = await fetchFile(path);
    expect(data?.type).toBe('image/jpeg');
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(picture);
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', `http://exchange.test/api${path}`]]);
    expect(requests[0]?.headers.get('Authorization')).toBe('token-of-u-1001');
  });

  it('is requested without a token if there is none', async () => {
    const { fetchFile, requests } = fetching(jpeg, { token: () => undefined });
    await fetchFile(path);
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each([
    'https://elsewhere.test/me.jpg',
    '//elsewhere.test/me.jpg',
    '/\\elsewhere.test/me.jpg',
    '/\t/elsewhere.test/me.jpg',
    '@elsewhere.test/me.jpg',
    '.elsewhere.test/me.jpg',
    '/files/../user/logout',
    '/..',
    '/files/%2e%2e/user',
    '/files/me.jpg?next=1',
    'me.jpg',
    '/',
    '',
  ])('is never requested from %j, which may lead elsewhere with the token [PRF-136]', async (strange) => {
    const { fetchFile, requests } = fetching(jpeg);
    expect(await fetchFile(strange)).toEqual({ error: { code: 'unexpected' } });
    expect(requests).toEqual([]);
  });
});

describe('a file that does not come', () => {
  it('is refused in the server’s words [PRF-136]', async () => {
    const body = { statusCode: 404, message: "There's no such picture." };
    const { fetchFile } = fetching(() => Response.json(body, { status: 404 }));
    expect(await fetchFile(path)).toEqual({
      error: { code: 'refused', status: 404, message: "There's no such picture.", details: body },
    });
  });

  it.each([
    ['is a web page', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }), 'unexpected'],
    ['is JSON', () => Response.json({ statusCode: 401, message: 'please login again' }), 'unexpected'],
    ['is empty', () => new Response('', { headers: { 'Content-Type': 'image/jpeg' } }), 'unexpected'],
    ['is nothing', () => new Response(null, { status: 204 }), 'unexpected'],
    ["is a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unexpected'],
    ['is not built', () => Response.json({ statusCode: 501, message: 'Not yet' }, { status: 501 }), 'not-built'],
    ['is out of reach', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['takes too long', () => new Promise<Response>(() => undefined), 'timed-out'],
  ])('because it %s is reported as for every call', async (_, answer, code) => {
    const told: unknown[] = [];
    const patient = fetching((request) => Promise.race([answer(), abortedBy(request.signal)]), {
      timeoutMs: 50,
      onFailure: (failure, operation) => told.push([failure.code, operation]),
    });
    expect(await patient.fetchFile(path)).toEqual({ error: { code } });
    expect(told).toEqual([[code, 'fetchFile']]);
  });

  it('can be called off', async () => {
    const controller = new AbortController();
    const { fetchFile } = fetching(({ signal }) => abortedBy(signal));
    const waiting = fetchFile(path, { signal: controller.signal });
    controller.abort();
    expect(await waiting).toEqual({ error: { code: 'cancelled' } });
  });

  it('for a bug throws, and is not taken for a failure of the network', async () => {
    const broken = () => {
      throw new RangeError('the store is broken');
    };
    await expect(fetching(jpeg, { token: broken }).fetchFile(path)).rejects.toThrow('the store is broken');
  });
});

function abortedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
