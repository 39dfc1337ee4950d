import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', '.git', '.tsc', '.data', 'storybook-static', 'test-results']);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const readProject = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, dirname(file));

const filesOf = (folder: string): string[] => readProject(join(folder, 'tsconfig.json')).fileNames;

describe("the compiler's projects", () => {
  it('contain every file: typed linting can only guess the settings of any other', () => {
    const projects = readProject(join(root, 'tsconfig.json')).projectReferences ?? [];
    const held = new Set(projects.flatMap(({ path }) => filesOf(path)).map((file) => relative(root, file)));
    const files = filesBelow(root).map((file) => relative(root, file));
    expect(files.filter((file) => /\.tsx?$/.test(file) && !held.has(file))).toEqual([]);
  });
});
