import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf, keepPassed, readPassed, unchangedOf } from './keptResults';
import type { QuickCheck } from './quickChecks';

const types: QuickCheck = { name: 'types', reads: (path) => path.endsWith('.ts'), command: ['tsc', '-b'] };
const files = { 'a.ts': '1', 'b.md': '1', 'package-lock.json': '1' };
const hashes = (changes: Record<string, string> = {}) => new Map(Object.entries({ ...files, ...changes }));

const folder = mkdtempSync(join(tmpdir(), 'exchange-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a check that passed', () => {
  const store = join(folder, 'passed/checks.json');

  it('runs the first time', () => {
    expect(unchangedOf([types], hashes(), readPassed(store))).toEqual([]);
  });

  it('is unchanged as long as nothing that it reads has changed', () => {
    keepPassed([types], { before: hashes(), after: hashes() }, store);
    const passed = readPassed(store);
    expect(unchangedOf([types], hashes({ 'b.md': '2' }), passed)).toEqual([types]);
    expect(unchangedOf([types], hashes({ 'a.ts': '2' }), passed)).toEqual([]);
    expect(unchangedOf([types], hashes({ 'new.ts': '1' }), passed)).toEqual([]);
    expect(unchangedOf([types], hashes({ 'package-lock.json': '2' }), passed)).toEqual([]);
    expect(unchangedOf([{ ...types, command: ['tsc'] }], hashes(), passed)).toEqual([]);
  });

  it('is not kept if a file was edited while it ran', () => {
    const other = join(folder, 'other.json');
    keepPassed([types], { before: hashes(), after: hashes({ 'a.ts': '2' }) }, other);
    expect(readPassed(other)).toEqual({});
  });
});

it('a digest tells files apart that have swapped their content', () => {
  expect(
    digestOf(
      types,
      new Map([
        ['a.ts', '1'],
        ['b.ts', '2'],
      ]),
    ),
  ).not.toBe(
    digestOf(
      types,
      new Map([
        ['a.ts', '2'],
        ['b.ts', '1'],
      ]),
    ),
  );
});
