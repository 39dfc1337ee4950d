import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configProblemText } from './configProblemText';
import { withAddress } from '#shared/config/outwardLinks.ts';
import type { Config } from '#shared/config/config.ts';
import { loadConfig } from '#shared/config/loadConfig.ts';
import { readConfig } from '#shared/config/readConfig.ts';

const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

const config = (source: unknown) => readConfig(source).config;
const faults = (source: unknown) => readConfig(source).faults;

describe('runtime configuration', () => {
  it('is loaded at every start, bypassing every cache', async () => {
    const asked: unknown[] = [];
    await loadConfig((path, { cache }) => {
      asked.push({ path, cache });
      return Promise.resolve(new Response('{}'));
    });
    expect(asked).toEqual([{ path: '/config.json', cache: 'no-store' }]);
  });

  it('has a documented default for everything: an empty file is valid [DOM-354]', () => {
    expect(config({})).toMatchObject({
      brandName: 'XDC Exchange',
      notices: { closure: true, demo: false, withdrawOnly: false },
      registrationOpen: false,
      stakingOpen: false,
      idleTimeoutMs: 3_600_000,
      apiUrl: '/api',
      chartUrl: '/api',
      tradeHistoryUrl: '/api',
      liveUrl: '',
      exchangeId: '1',
      liveChat: { scriptUrl: '' },
    });
  });

  it('names no other site that the file says nothing about, nor one without an address [SHL-292]', () => {
    expect(config({})).toMatchObject({ badges: [], storeBadge: { url: '' }, socialLinks: [] });
    const withoutAddress = config({ badges: [{ name: 'CoinGecko' }, { name: 'Coinranking', url: '' }] })?.badges ?? [];
    expect(withoutAddress).toHaveLength(2);
    expect(withAddress(withoutAddress)).toEqual([]);
  });

  it('is served with these defaults, seven ranking sites, a store and social links [SHL-292]', () => {
    const file = JSON.parse(readFileSync(new URL('../../../public/config.json', import.meta.url), 'utf8')) as Config & {
      themeColour: string;
    };
    const { themeColour, ...ours } = file;
    const { badges, storeBadge, socialLinks } = ours;
    // Only the server reads the colour, for the manifest.
    expect(themeColour).toBe('#111113');
    expect(ours).toEqual({ ...config({}), badges, storeBadge, socialLinks });
    expect(withAddress(badges)).toHaveLength(7);
    expect(storeBadge).toMatchObject({ name: 'Google Play', url: expect.stringMatching(/^https:/) as string });
    expect(withAddress(socialLinks).length).toBeGreaterThan(0);
    expect(faults(file)).toBeUndefined();
  });

  it.each(['Asia/Kolkata', 'Europe/Berlin', 'UTC'])('takes %s for the time zone of support [REQ-131]', (zone) => {
    expect(config({ supportTimeZone: zone })?.supportTimeZone).toBe(zone);
  });

  it('ignores unknown settings, and completes partial ones', () => {
    expect(config({ notices: { holiday: true }, colour: 'blue' })).toEqual(config({}));
    expect(config({ brandName: '  Blue Sea ', notices: { closure: false } })).toMatchObject({
      brandName: 'Blue Sea',
      notices: { closure: false },
      registrationOpen: false,
    });
  });

  it.each([
    [{ brandName: '' }, 'brandName', 'must be non-empty text in quotes, but is "".'],
    [{ brandName: 7 }, 'brandName', 'must be non-empty text in quotes, but is 7.'],
    [{ registrationOpen: 'yes' }, 'registrationOpen', 'must be true or false, without quotes, but is "yes".'],
    [{ notices: { closure: 1 } }, 'notices.closure', 'must be true or false, without quotes, but is 1.'],
    [{ notices: true }, 'notices', 'must be a JSON object of settings, but is true.'],
    [
      { idleTimeoutMs: '60000' },
      'idleTimeoutMs',
      'must be a whole number of milliseconds of at least 1000, without quotes, but is "60000".',
    ],
    [
      { apiUrl: 'api.example' },
      'apiUrl',
      'must be an address starting with https:// or http://, or a path on this site starting with /, but is "api.example".',
    ],
    [
      { liveChat: { scriptUrl: 'javascript:alert(1)' } },
      'liveChat.scriptUrl',
      'must be an address starting with https:// or http://, or "" for none, but is "javascript:alert(1)".',
    ],
    [
      { socialLinks: [{ name: 'X', url: 'x.com' }] },
      'socialLinks.0.url',
      'must be an address starting with https:// or http://, or "" for none, but is "x.com".',
    ],
    [{ badges: [{ url: 'https://x.example' }] }, 'badges.0.name', 'must be non-empty text in quotes, but is missing.'],
    [
      { supportTimeZone: 'Calcutta/Asia' },
      'supportTimeZone',
      'must be the name of a time zone, such as "Asia/Kolkata", but is "Calcutta/Asia".',
    ],
    [
      { explorers: { XDC: 'https://explorer.example/tx' } },
      'explorers.XDC',
      'must be an address starting with https:// or http:// with {transaction} in it, but is "https://explorer.example/tx".',
    ],
    [
      { explorers: { XDC: 'javascript:alert({transaction})' } },
      'explorers.XDC',
      'must be an address starting with https:// or http:// with {transaction} in it, but is "javascript:alert({transaction})".',
    ],
    [{ explorers: [] }, 'explorers', 'must be a JSON object of coins and explorer addresses, but is [].'],
    [[], 'The whole file', 'must be a JSON object of settings, but is [].'],
  ])('reports which setting is wrong and why: %j', (source, setting, why) => {
    expect(faults(source)).toEqual([{ setting, why }]);
  });

  it('lets the live connection host be given in either form', () => {
    for (const liveUrl of ['', 'https://live.example', 'wss://live.example:8443/x'])
      expect(config({ liveUrl })?.liveUrl).toBe(liveUrl);
    expect(faults({ liveUrl: 'live.example' })?.[0]?.setting).toBe('liveUrl');
  });

  it('has no explorers by default, and accepts any coin with an address for its transactions', () => {
    expect(config({})?.explorers).toEqual({});
    const explorers = {
      XDC: 'https://explorer.example/tx/{transaction}',
      BTC: 'http://btc.example/?tx={transaction}#top',
    };
    expect(config({ explorers })?.explorers).toEqual(explorers);
  });

  it('reports all wrong settings together', () => {
    expect(faults({ stakingOpen: 'no', exchangeId: '' })?.map(({ setting }) => setting)).toEqual([
      'stakingOpen',
      'exchangeId',
    ]);
  });

  it("says in plain words why it couldn't be loaded at all", async () => {
    const problems = await Promise.all([
      loadConfig(() => Promise.reject(new TypeError('fetch failed'))),
      loadConfig(answering('not found', 404)),
      loadConfig(answering('{ "brandName": }')),
      loadConfig(answering('{ "stakingOpen": 3 }')),
    ]);
    const said = problems.map(({ problem }) => problem && configProblemText(problem).what);
    expect(said).toEqual([
      "We couldn't load its settings (/config.json).",
      "We couldn't load its settings (/config.json): the server answered with status 404.",
      expect.stringMatching(/^Its settings \(\/config\.json\) are not valid JSON: .+\.$/),
      'Its settings (/config.json) contain invalid values.',
    ]);
  });
});
