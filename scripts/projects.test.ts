import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root } from './steps/repositoryFiles';

const readProject = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, dirname(file));

const filesOf = (folder: string): string[] => readProject(join(folder, 'tsconfig.json')).fileNames;

describe("the compiler's projects", () => {
  it('contain every file: typed linting can only guess the settings of any other', () => {
    const projects = readProject(join(root, 'tsconfig.json')).projectReferences ?? [];
    const held = new Set(projects.flatMap(({ path }) => filesOf(path)).map((file) => relative(root, file)));
    expect(repositoryFiles().filter((file) => /\.tsx?$/.test(file) && !held.has(file))).toEqual([]);
  });
});
