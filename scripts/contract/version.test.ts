import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContract, type Contract } from './contract';
import { differencesOf } from './differences';
import { harmless } from './harmless';
import { readReleased, versionAfter, versioned } from './version';

const whole = readContract();

/** Comparing all calls takes seconds. */
const released: Contract = {
  ...whole,
  paths: Object.fromEntries(Object.entries(whole.paths).filter(([path]) => path === '/user/login')),
  webhooks: Object.fromEntries(Object.entries(whole.webhooks).filter(([name]) => /^(.*-trades|pairStats)$/.test(name))),
};

/** What differs after this change of the contract. */
const differencesAfter = async (change: (contract: Contract) => void) => {
  const contract = structuredClone(released);
  change(contract);
  return differencesOf(released, contract);
};

const schema = (contract: Contract, name: string) => {
  const found = contract.components.schemas[name];
  if (found === undefined) throw new Error(`No schema ${name}`);
  return found as { required: string[]; properties: Record<string, object> };
};

describe('the version of the contract', () => {
  it('stays while nothing changes [CAL-373]', async () => {
    const differences = await differencesAfter(() => undefined);
    expect(differences).toEqual([]);
    expect(versionAfter('2.4.1', differences)).toBe('2.4.1');
  });

  it.each<[string, string, (contract: Contract) => void]>([
    ['a call is gone', '3.0.0', ({ paths }) => delete paths['/user/login']],
    ['an answer leaves a field out', '3.0.0', (contract) => delete schema(contract, 'LoginAnswer').properties['token']],
    ['a form wants one field more', '3.0.0', (contract) => schema(contract, 'LoginRequest').required.push('otp')],
    ['a message leaves a field out', '3.0.0', (contract) => delete schema(contract, 'TradeEvent').properties['price']],
    ['a channel is gone', '3.0.0', ({ webhooks }) => delete webhooks['pairStats']],
    [
      'an answer says more',
      '2.5.0',
      (contract) => (schema(contract, 'LoginAnswer').properties['greeting'] = { type: 'string' }),
    ],
    ['a message says more', '2.5.0', (contract) => (schema(contract, 'TradeEvent').properties['fee'] = {})],
    ['a text says it better', '2.4.2', ({ info }) => (info.description = 'Welcome.')],
  ])('after %s is %s [CAL-373]', async (_, version, change) => {
    expect(versionAfter('2.4.1', await differencesAfter(change))).toBe(version);
  });
});

it('excuses nothing but what differs from the last release [CAL-373]', async () => {
  const differences = await differencesOf(readReleased(), whole);
  const isUsed = ({ why }: { why: string }) => differences.some(({ text = '' }) => text.endsWith(`(${why})`));
  expect(harmless.filter((excuse) => !isUsed(excuse))).toEqual([]);
});

describe('the changelog of the contract', () => {
  const texts = {
    'openapi.yaml': 'info:\n  version: 2.4.1\n',
    'docs/contract-released.yaml': 'info:\n  version: 2.4.1\n',
    'docs/contract-changelog.md': '# Changes\n\n## 2.4.1 (2026-01-15)\n\nEarlier.\n',
  };
  const added = { weight: 'additive', place: '`GET /rain`', text: 'endpoint added' } as const;

  it('lists what changed since the last release above what is released [CAL-374]', () => {
    const { 'openapi.yaml': contract, 'docs/contract-changelog.md': page } = versioned(texts, [added]);
    expect(parse(contract)).toEqual({ info: { version: '2.5.0' } });
    expect(page.slice(page.indexOf('## '))).toBe(
      [
        '## 2.5.0 (not released)',
        '### Additive: what worked before still works',
        '- `GET /rain`: endpoint added',
        '## 2.4.1 (2026-01-15)',
        'Earlier.\n',
      ].join('\n\n'),
    );
  });

  it('is the same when it is written again [CAL-374]', () => {
    const once = versioned(texts, [added]);
    expect(versioned(once, [added])).toEqual(once);
  });

  it('keeps a version once it is released [CAL-374]', () => {
    const once = versioned(texts, [added], '2026-02-01');
    expect(once['docs/contract-released.yaml']).toBe(once['openapi.yaml']);
    expect(once['docs/contract-changelog.md']).toContain('## 2.5.0 (2026-02-01)');
    expect(versioned(once, [])).toEqual(once);
  });
});
