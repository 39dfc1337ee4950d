import { describe, expect, it } from 'vitest';
import { readTests } from './testNames';

const codesOf = (source: string, path = 'packages/domain/src/some.test.ts') => readTests(path, source).codes;

describe('a test file', () => {
  it.each([
    ["it('fills [XYZ-001]', run)"],
    ["test('fills [XYZ-001]', run)"],
    ["describe('fills [XYZ-001]', run)"],
    ["test.describe('fills [XYZ-001]', run)"],
    ["it.runIf(hasRoot)('fills [XYZ-001]', run)"],
    ["it.each([1, 2])('fills %i [XYZ-001]', run)"],
    ["it.each<[string]>([['a']])('fills %s [XYZ-001]', run)"],
    ['for (const side of sides) it(`fills ${side} [XYZ-001]`, run)'],
    ["it.each([['XYZ-001', 1]])('[%s] fills', run)"],
    ["it.each([{ code: 'XYZ-001' }])('[$code] fills', run)"],
    ["const cases = [['[XYZ-001]', 1]] as const; it.each(cases)('%s fills', run)"],
    ["const cases = { buy: { code: 'XYZ-001' } }; it.each(Object.entries(cases))('%s $code', run)"],
  ])('names the codes in the titles of its tests: %s', (source) => {
    expect(codesOf(source)).toEqual(['XYZ-001']);
  });

  it.each([
    ["// [XYZ-001]\nit('fills', run)"],
    ["/** [XYZ-001] */\nit('fills', run)"],
    ["it('fills', () => { expect(text).toBe('XYZ-001'); })"],
    ["it('fills', () => { /* XYZ-001 */ })"],
    ["const code = 'XYZ-001'; it('fills', run)"],
    ["it.each([['XYZ-001', 1]])('fills', run)"],
    ["it.skip('fills [XYZ-001]', run)"],
    ["it.todo('fills [XYZ-001]')"],
    ["describe.skip('orders', () => { it('fills [XYZ-001]', run); })"],
    ["test.step('fills [XYZ-001]', run)"],
    ["expect('fills [XYZ-001]')"],
  ])('names nothing with %s', (source) => {
    expect(codesOf(source)).toEqual([]);
  });

  it('gives its imports', () => {
    expect(readTests('a.test.ts', "import { x } from './x';\nimport 'pg';\nx('./y');").imports).toEqual(['./x', 'pg']);
  });
});

describe('a story', () => {
  const path = 'packages/ui/src/Some.stories.tsx';

  it('names the codes in its description if it has a play function', () => {
    expect(
      codesOf('/** Fills [XYZ-001]. */\nexport const Filled = meta.story({ play: async () => {} });', path),
    ).toEqual(['XYZ-001']);
    expect(codesOf('/** Fills [XYZ-001]. */\nexport const Filled = meta.story({ async play() {} });', path)).toEqual([
      'XYZ-001',
    ]);
  });

  it('that extends one with a play function has it, too', () => {
    const source =
      'const Base = meta.story({ play });\n/** Fills [XYZ-001]. */\nexport const Filled = Base.extend({ args });';
    expect(codesOf(source, path)).toEqual(['XYZ-001']);
  });

  it.each([
    ['/** Fills [XYZ-001]. */\nexport const Filled = meta.story({ args: {} });'],
    ['/** Fills [XYZ-001]. */\nexport const Filled = meta.story();'],
    ['// Fills [XYZ-001].\nexport const Filled = meta.story({ play });'],
    ['export const Filled = meta.story({ play: async () => { /** [XYZ-001] */ } });'],
  ])('proves nothing without a play function or with another comment: %s', (source) => {
    expect(codesOf(source, path)).toEqual([]);
  });
});
