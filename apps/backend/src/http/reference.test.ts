import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { callsOf, readContract, type ContractCall } from '../contract/document';
import { channelsFile, contractFile } from '../runtime/places';
import { reference } from './reference';

interface Shown {
  summary: string;
  description: string;
  'x-badges'?: { name: string }[];
  'x-codeSamples': { source: string }[];
}

interface ShownDocument {
  paths: Record<string, Record<string, Shown>>;
  webhooks: Record<string, { post: Shown }>;
}

const document = readContract();
const calls = callsOf(document);
let app: FastifyInstance;
let shown: ShownDocument;

beforeAll(async () => {
  app = fastify();
  await app.register(reference, { prefix: '/api', document, publicUrl: 'https://exchange.example' });
  shown = (await app.inject({ url: '/api/docs/openapi.json' })).json();
});

afterAll(() => app.close());

const shownCall = ({ path, method }: ContractCall): Shown | undefined => shown.paths[path]?.[method.toLowerCase()];

const sampleOf = (id: string): string[] => {
  const call = calls.find((candidate) => candidate.id === id);
  const source = (call && shownCall(call))?.['x-codeSamples'][0]?.source ?? '';
  return source.split(' \\\n  ');
};

/** What the command sends as a form. */
const formOf = ({ id, files }: ContractCall): Record<string, string | string[]> => {
  const form: Record<string, string | string[]> = {};
  for (const line of sampleOf(id)) {
    const [, name, value = ''] = /^(?:--data-urlencode|--form-string|-F) '([^=]+)=(.*)'$/.exec(line) ?? [];
    if (name === undefined) continue;
    const isList = files.some((file) => file.name === name && file.isList);
    form[name] = isList ? [form[name] ?? [], value].flat() : value;
  }
  return form;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats(ajv, ['email', 'date', 'date-time', 'uri', 'password', 'binary']);
ajv.addSchema(document, 'contract');

/** What the contract rejects in the command, apart from placeholders. */
const faultsOf = (call: ContractCall): string[] => {
  const [type = ''] = Object.keys(call.operation.requestBody?.content ?? {});
  const parts = ['paths', call.path, 'post', 'requestBody', 'content', type, 'schema'];
  const at = parts.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/');
  const form = formOf(call);
  const check = ajv.compile({ $ref: `contract#/${at}` });
  check(form);
  return (check.errors ?? [])
    .filter(({ instancePath }) => !String(form[instancePath.slice(1)]).startsWith('<'))
    .map(({ instancePath, message }) => `${call.id} ${instancePath} ${message}`);
};

describe('the reference', () => {
  it('heads each live channel with its name on the wire [CAL-430]', () => {
    const channels = Object.entries(shown.webhooks);
    expect(channels.map(([, { post }]) => post.summary)).toEqual(Object.keys(document.webhooks));
    const { summary, description } = shown.webhooks['{pair}-book']?.post ?? {};
    expect(summary).toBe('{pair}-book');
    expect(description).toMatch(/^\*\*Levels of the pair's book changed\*\*\n\nAmounts are absolute/);
  });

  it('gives extensions a badge, and shows how each success is told [CAL-431]', async () => {
    const extensions = calls.filter(({ operation }) => operation['x-extension']);
    const hasBadge = (call: Shown | undefined) => call?.['x-badges']?.some(({ name }) => name === 'extension');
    expect(extensions.length).toBeGreaterThan(0);
    expect(calls.filter((call) => hasBadge(shownCall(call)))).toEqual(extensions);
    const channels = Object.entries(document.webhooks).filter(([, { post }]) => post['x-extension']);
    expect(Object.keys(shown.webhooks).filter((name) => hasBadge(shown.webhooks[name]?.post))).toEqual(
      channels.map(([name]) => name),
    );
    expect(shown.paths['/trade/new_order']?.['post']).toMatchObject({ 'x-outcome': 'statusCode' });
    const { body } = await app.inject({ url: '/api/docs/page.js' });
    expect(body).toContain('"showExtensions":["x-outcome","x-extension"');
  });

  it.each([
    [
      'candles',
      [
        "curl -G 'https://exchange.example/api/charts/XDC-USDT/klines'",
        "--data-urlencode 'e=1'",
        "--data-urlencode 'fsym=XDC'",
        "--data-urlencode 'tsym=USDT'",
        "--data-urlencode 'to=1768471200'",
        "--data-urlencode 'from=1768435200'",
        "--data-urlencode 'resolution=15'",
      ],
    ],
    [
      'addFavouritePair',
      [
        "curl -X POST 'https://exchange.example/api/user/add_fav_pair'",
        '-H "Authorization: $TOKEN"',
        "--data-urlencode 'exchange_id=1'",
        "--data-urlencode 'user_id=<user_id>'",
        "--data-urlencode 'pair_id=<pair_id>'",
      ],
    ],
    [
      'sendKycPicture',
      [
        "curl -X POST 'https://exchange.example/api/user/kyc_picture'",
        '-H "Authorization: $TOKEN"',
        "--form-string 'side=front'",
        "-F 'picture=@picture.jpg'",
      ],
    ],
    [
      'generateTfaOtp',
      [
        "curl -X POST 'https://exchange.example/api/user/generate_email_otp_for_tfa'",
        '-H "Authorization: $TOKEN"',
        `--json '{"unique_id":"u-1001","tfaStatus":"Enable","exchange_id":"1"}'`,
      ],
    ],
    ['readiness', ["curl 'https://exchange.example/api/health'"]],
  ])('shows %s as a command [CAL-432]', (id, lines) => {
    expect(sampleOf(id)).toEqual(lines);
  });

  it('has every required field in every command, and nothing that the contract rejects [CAL-432]', () => {
    const forms = calls.filter(({ operation, id }) => operation.requestBody && id !== 'generateTfaOtp');
    expect(forms.length).toBeGreaterThan(50);
    expect(forms.flatMap(faultsOf)).toEqual([]);
  });

  it('offers the documents as they are, without what only the page shows [CAL-433]', async () => {
    const { body: script } = await app.inject({ url: '/api/docs/page.js' });
    const urls = ['/api/openapi.yaml', '/api/openapi.json', '/api/asyncapi.yaml'];
    expect([...script.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)).toEqual(urls);
    const [yaml, json, channels] = await Promise.all(urls.map((url) => app.inject({ url })));
    expect(yaml?.body).toBe(readFileSync(contractFile, 'utf8'));
    expect(json?.json()).toEqual(parse(readFileSync(contractFile, 'utf8')));
    expect(channels?.body).toBe(readFileSync(channelsFile, 'utf8'));
    expect(channels?.headers['content-type']).toBe('application/yaml; charset=utf-8');
  });
});
