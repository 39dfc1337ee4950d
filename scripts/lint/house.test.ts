import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const oxlint = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));
const house = fileURLToPath(new URL('house.mjs', import.meta.url));

type File = [path: string, code: string];
type Report = { diagnostics: { filename: string; code: string }[] };

/** Runs oxlint itself, since its rule tester needs Node 22. */
const refused = (rule: string, files: File[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-lint-'));
  try {
    const config = { categories: { correctness: 'off' }, jsPlugins: [house], rules: { [`house/${rule}`]: 'error' } };
    for (const [path, code] of [...files, ['.oxlintrc.json', JSON.stringify(config)]] as File[]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics.filter(({ code }) => code === `house(${rule})`).map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const check = (rule: string, { right, wrong }: { right: string[]; wrong: string[] }) => {
  it(`${rule} refuses what it should and nothing else`, () => {
    const files = [...right, ...wrong].map((code, at): File => [`${String(at)}.tsx`, code]);
    const expected = files.slice(right.length).map(([path]) => path);
    expect(refused(rule, files).sort()).toEqual(expected.sort());
  });
};

describe('a rule of our own', () => {
  check('addresses-from-paths', {
    right: ['<Link to={paths.wallet} />', 'fetch("/wallet")', '<i title="/" />', '({ to: "wallet" })'],
    wrong: ['<Link to="/wallet" />', '<Link to={"/wallet"} />', '({ to: "/wallet" })'],
  });

  check('colours-from-tokens', {
    right: ['style({ color: vars.text })', '<a href="#add-funds" />', 'const side = "red"', '({ hint: "a red line" })'],
    wrong: [
      'style({ color: "#fff" })',
      '<i color="white" />',
      'const shade = `rgba(0, 0, 0, 0.5)`',
      'f("oklch(1 2 3)")',
    ],
  });

  check('expect-inside-tests', {
    right: [
      'it("x", () => { expect(1).toBe(1) })',
      'it.each([1])("x", () => { rows.forEach(() => expect(1).toBe(1)) })',
      'describe("x", () => { const check = () => expect(1).toBe(1) })',
      'const row = { about: expect.any(String) }',
    ],
    wrong: [
      'expect(1).toBe(1)',
      'describe("x", () => { expect(1).toBe(1) })',
      'describe.each([1])("x", () => { expect.soft(1).toBe(1) })',
      'beforeEach(() => { expect(1).toBe(1) })',
    ],
  });

  check('export-by-name', {
    right: ['export { a } from "./a"'],
    wrong: ['export * from "./a"', 'export * as a from "./a"'],
  });

  check('layers-from-tokens', {
    right: ['style({ zIndex: layer.dialog })'],
    wrong: ['style({ zIndex: 3 })', 'style({ zIndex: -1 })'],
  });

  check('stories-in-pascal-case', {
    right: ['export const LongNames = meta.story({})'],
    wrong: ['export const longNames = meta.story({})'],
  });
});
