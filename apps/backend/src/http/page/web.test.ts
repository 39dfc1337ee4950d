import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPages } from '@exchange/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeColourOf } from './manifest';
import { limitFloods } from '../corsAndRateLimit';
import { web } from './web';

let folder = '';
let app: FastifyInstance;
let readings = 0;
/** What the next reading of the configuration waits for. */
let hold: Promise<void> | undefined;

const shipped = (file: string) => join(import.meta.dirname, '../../../../exchange/public', file);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><meta\n name="description" content="own" /><title>Own</title></head><script nonce="__nonce__" src="/assets/app-1.js"></script>',
  );
  writeFileSync(join(folder, 'assets/app-1.js'), 'let app;');
  writeFileSync(join(folder, 'assets/app-1.js.br'), 'compressed');
  writeFileSync(join(folder, 'config.json'), '{"brandName":"from the file"}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  copyFileSync(shipped('robots.txt'), join(folder, 'robots.txt'));
  app = fastify();
  await app.register(web, {
    folder,
    policy: { connect: ['https://api.example.com'], scripts: [] },
    config: async () => {
      readings += 1;
      const brandName = `live ${String(readings)}`;
      const held = hold;
      hold = undefined;
      await held;
      return { brandName };
    },
    brandName: 'Ada & <Co>',
    themeColour: '#123456',
    publicUrl: 'https://exchange.example',
  });
});

afterAll(() => app.close());

describe('the head of a page', () => {
  const headOf = async (url: string) => (await app.inject({ url })).body;

  it.each(publicPages)(
    'of $path gives the title, description and address without any script [INF-200]',
    async ({ path, title, description }) => {
      const head = await headOf(`${path}?tab=withdrawal`);
      const said = title === undefined ? /Ada &amp; &lt;Co&gt;/ : new RegExp(`^Ada &amp; &lt;Co&gt; \\| ${title}$`);
      expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toMatch(said);
      expect(/<meta property="og:title" content="(.*)" \/>/.exec(head)?.[1]).toMatch(said);
      expect(head).toContain(`<meta name="description" content="${description}" />`);
      expect(head).toContain(`<link rel="canonical" href="https://exchange.example${path}" />`);
      expect(head).not.toContain('noindex');
      expect(head.match(/<title>|name="description"/g)).toHaveLength(2);
    },
  );

  it.each(['/trade/XDC-USDT', '/tokens/XDC'])('of %s can be indexed [INF-200]', async (url) => {
    expect(await headOf(url)).toContain(`<link rel="canonical" href="https://exchange.example${url}" />`);
  });

  it.each(['/wallet', '/profile', '/reset_password/abc', '/login', '/fees/more', '/"><script>alert(1)</script>'])(
    'of %s is kept from search engines, and repeats nothing of the address [INF-201]',
    async (url) => {
      const head = await headOf(url);
      expect(head).toContain('<meta name="robots" content="noindex" />');
      expect(head).not.toContain('canonical');
      expect(head).not.toContain('alert(1)');
    },
  );

  it('of every public page, and no other, is listed in the sitemap [INF-202]', async () => {
    const { headers, body } = await app.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual(
      publicPages.map(({ path }) => `https://exchange.example${path}`),
    );
  });

  it('can be found through robots.txt, which links to the sitemap [INF-204]', async () => {
    const { headers, body } = await app.inject({ url: '/robots.txt' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^User-agent: \*\n(Disallow: \/.+\n)+\nSitemap: https:\/\/exchange\.example\/sitemap\.xml\n$/);
    const kept = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix);
    expect(kept.toSorted()).toEqual([
      '/api/',
      '/history',
      '/order-history',
      '/profile',
      '/resetTfa/',
      '/reset_password/',
      '/updateLoginDetails/',
      '/user/',
      '/wallet',
    ]);
    expect(publicPages.filter(({ path }) => kept.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('names our link preview picture with its actual size [INF-205]', async () => {
    const head = await headOf('/staking');
    const contentOf = (key: string) => new RegExp(`property="${key}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    const [, file = ''] = contentOf('og:image').split('https://exchange.example/');
    const drawn = readFileSync(shipped(file));
    expect(drawn.subarray(1, 4).toString()).toBe('PNG');
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)].map(String)).toEqual([
      contentOf('og:image:width'),
      contentOf('og:image:height'),
    ]);
    expect(contentOf('og:image:alt')).toContain('Ada &amp; &lt;Co&gt;');
    expect(await headOf('/wallet')).not.toContain('og:image');
  });
});

describe('the manifest', () => {
  it('has what browsers need to install the application, with the icons that are there [SHL-330]', async () => {
    const { headers, json } = await app.inject({ url: '/manifest.webmanifest' });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const { icons, ...rest } = json<{ icons: { src: string; sizes: string; type: string; purpose: string }[] }>();
    expect(rest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const pictures = icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of pictures) {
      const drawn = readFileSync(shipped(src));
      expect(`${String(drawn.readUInt32BE(16))}x${String(drawn.readUInt32BE(20))}`).toBe(sizes);
    }
    const page = readFileSync(join(import.meta.dirname, '../../../../exchange/index.html'), 'utf8');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    for (const [, file = ''] of page.matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g))
      expect(existsSync(shipped(file))).toBe(true);
  });

  it('has the name and the colour of the configuration [SHL-331]', async () => {
    const { json } = await app.inject({ url: '/manifest.webmanifest' });
    expect(json()).toMatchObject({
      name: 'Ada & <Co>',
      short_name: 'Ada & <Co>',
      theme_color: '#123456',
      background_color: '#123456',
    });
    expect((await app.inject({ url: '/wallet' })).body).toContain(
      '<meta name="apple-mobile-web-app-title" content="Ada &amp; &lt;Co&gt;" />',
    );
    expect(themeColourOf({})).toBe('#111113');
    for (const themeColour of ['red', 7, '#12345', '#123456;'])
      expect(() => themeColourOf({ themeColour })).toThrow('themeColour must be a colour');
  });
});

describe('what search engines and link previews read', () => {
  let other: FastifyInstance;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'web-'));
    writeFileSync(join(folder, 'index.html'), '<head><title>Own</title></head>');
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
    other = fastify({ trustProxy: true });
    await other.register(web, {
      folder,
      policy: { connect: [], scripts: [] },
      config: () => Promise.resolve({}),
      brandName: '<b>"&',
      themeColour: '#123456',
      publicUrl: 'https://exchange.example/a&b',
    });
  });
  afterAll(() => other.close());

  it.each([
    { host: 'evil.example' },
    { host: 'a"><script>' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=evil.example' },
  ])('says the address that the operator set, whatever %j says [INF-220]', async (headers) => {
    for (const url of ['/robots.txt', '/sitemap.xml', '/fees', '/']) {
      const { body } = await other.inject({ url, headers });
      expect(body).not.toMatch(/evil|<script/);
      expect(body).toContain('https://exchange.example/a&');
    }
  });

  it('shows a name with markup as text, and is valid XML [INF-221]', async () => {
    const { body } = await other.inject({ url: '/fees' });
    const name = '&lt;b&gt;&quot;&amp;';
    expect(body).toContain(`<title>${name} | Fees</title>`);
    for (const property of ['og:title', 'og:site_name', 'og:image:alt'])
      expect(body).toMatch(new RegExp(`<meta property="${property}" content="[^"]*${name}[^"]*" />`));
    expect(body).not.toContain('<b>');
    expect((await other.inject({ url: '/wallet' })).body).toContain(`<title>${name}</title>`);
    const map = (await other.inject({ url: '/sitemap.xml' })).body;
    expect(map).toContain('<loc>https://exchange.example/a&amp;b/fees</loc>');
  });
});

describe('the served application', () => {
  it.each(['/', '/trade/XDC-USDT', '/user/verify_account/abc', '/no/such/page'])(
    'answers %s with the page, never stored unasked [OPS-140]',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('/assets/app-1.js');
    },
  );

  it('has a new nonce in page and policy each time, and allows no other script or style [OPS-141]', async () => {
    const nonceOf = async () => {
      const { headers, body } = await app.inject({ url: '/' });
      const policy = String(headers['content-security-policy']);
      const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(body).toContain(`nonce="${String(nonce)}"`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self' https://api.example.com");
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('may show pictures that it fetched with the token, and none from another host [PRF-136]', async () => {
    const { headers } = await app.inject({ url: '/profile' });
    expect(String(headers['content-security-policy']).split('; ')).toContain("img-src 'self' data: blob:");
  });

  it('lets browsers cache hashed files for ever and sends them compressed [OPS-142]', async () => {
    const { headers, body } = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe('compressed');
  });

  it('never stores the configuration, and takes it from the backend [OPS-143] [SHL-091]', async () => {
    const response = await app.inject({ url: '/config.json' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ brandName: 'live 1' });
  });

  it('counts the configuration with the calls of an address [OPS-472]', async () => {
    const limited = fastify();
    const env = { FLOOD_CALLS: 3, FLOOD_WINDOW_MS: 600_000 };
    const countRequest = await limitFloods(limited, { env });
    if (countRequest) limited.get('/call', { onRequest: countRequest }, async () => 'called');
    await limited.register(web, {
      folder,
      policy: { connect: [], scripts: [] },
      config: async () => ({}),
      brandName: 'Ada',
      themeColour: '#123456',
      publicUrl: 'https://exchange.example',
      beforeConfig: countRequest ? [countRequest] : [],
    });
    const statusOf = async (url: string, remoteAddress = '203.0.113.7') =>
      (await limited.inject({ url, remoteAddress })).statusCode;
    const asked = ['/config.json', '/call', '/config.json', '/config.json', '/call', '/'];
    const statuses: number[] = [];
    for (const url of asked) statuses.push(await statusOf(url));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
    expect(await statusOf('/config.json', '203.0.113.8')).toBe(200);
    await limited.close();
  });

  it('reads the configuration once for all who ask while it is being read [OPS-456]', async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const ask = async () => (await app.inject({ url: '/config.json' })).json<unknown>();
    const first = ask();
    await expect.poll(() => hold).toBeUndefined();
    const before = readings;
    const flood = Promise.all(Array.from({ length: 20 }, ask));
    await new Promise(setImmediate);
    release();
    const brandOf = (number: number) => ({ brandName: `live ${String(number)}` });
    expect(await first).toEqual(brandOf(before));
    expect(await flood).toEqual(Array.from({ length: 20 }, () => brandOf(before + 1)));
  });

  it.each(['/assets/gone.js', '/index.html', '/favicon.png', '/.env', '/assets/../../package.json'])(
    'answers 404 for the missing file %s [OPS-144] [SHL-043]',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('is served to GET only: a POST to a page gets 404 [OPS-144]', async () => {
    expect((await app.inject({ method: 'POST', url: '/trade' })).statusCode).toBe(404);
  });
});
