import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Contract } from './contract';
import { takePacts } from './takePacts';

const folder = (files: Record<string, string> = {}): string => {
  const path = mkdtempSync(join(tmpdir(), 'exchange-pacts-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
};

const contract: Contract = {
  info: { version: '1', license: { name: 'MIT' } },
  paths: { '/rain': { get: { operationId: 'rain', tags: [], summary: '', responses: {} } } },
  webhooks: {},
  components: { schemas: {}, parameters: {}, responses: {} },
};

const pact = (description: string, library: string): string =>
  JSON.stringify({
    provider: { name: 'weather' },
    interactions: [{ description, request: { method: 'GET', path: '/rain' } }],
    metadata: { 'pact-js': { version: library }, pactSpecification: { version: '4.0' } },
  });

describe('the committed pacts', () => {
  it('stay as they are while the tests write the same, whichever library writes it [CAL-324]', () => {
    const committed = folder();
    expect(takePacts(contract, folder({ 'a.json': pact('rain', '1') }), committed, {})).toEqual([
      'a.json',
      'a-extensions.json',
      'STATES.md',
    ]);
    expect(takePacts(contract, folder({ 'a.json': pact('rain', '2') }), committed, {})).toEqual([]);
    expect(readFileSync(join(committed, 'a.json'), 'utf8')).not.toContain('pact-js');
  });

  it('name the version of the contract that they were written against [CAL-375]', () => {
    const committed = folder();
    takePacts(contract, folder({ 'a.json': pact('rain', '1') }), committed, {});
    expect(JSON.parse(readFileSync(join(committed, 'a.json'), 'utf8'))).toMatchObject({
      metadata: { contract: { version: '1' } },
    });
  });

  it('that differ from what the tests write are named and updated [CAL-324]', () => {
    const committed = folder();
    takePacts(contract, folder({ 'a.json': pact('rain', '1'), 'b.json': pact('snow', '1') }), committed, {});
    const changed = takePacts(contract, folder({ 'a.json': pact('hail', '1') }), committed, {});
    expect(changed).toEqual(['b-extensions.json', 'b.json', 'a.json', 'STATES.md']);
    expect(readdirSync(committed)).toEqual(['STATES.md', 'a-extensions.json', 'a.json']);
    expect(readFileSync(join(committed, 'a.json'), 'utf8')).toContain('hail');
  });
});
