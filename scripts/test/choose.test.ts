import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../steps/repositoryFiles';
import { chooseByChange, chooseByName, partNames } from './choose';

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
const nightly = ['fault rounds', 'fuzz', 'staking years', 'hour', 'generated clients', 'benches'];

describe('the parts of a test run', () => {
  it('are all but the nightly ones, unless the night asks', () => {
    const { sideBySide, checks, alone } = chooseByName({ parts: [], isNightly: false }, '/data');
    expect(names(alone)).toEqual([]);
    expect([...names([...sideBySide, ...alone, ...checks]), ...nightly].toSorted()).toEqual(partNames.toSorted());
    expect(names(chooseByName({ parts: [], isNightly: true }, '/data').alone)).toEqual(nightly);
  });

  it('can be asked for by name', () => {
    const { sideBySide, checks, alone } = chooseByName({ parts: ['unit', 'words', 'hour'], isNightly: false }, '/data');
    expect([names(sideBySide), names(checks), names(alone)]).toEqual([['unit'], ['words'], ['hour']]);
  });

  it('after a change are the files of its plan, and the checks that read what changed', () => {
    const plan = { run: { unit: ['a.test.ts'], stories: 'all', 'end to end': ['b.spec.ts'] }, notes: [] } as const;
    const { sideBySide, checks } = chooseByChange(plan, ['docs/acceptance/home.md'], '/data');
    expect(names(sideBySide)).toEqual(['stories', 'end to end', 'unit']);
    expect(sideBySide[1]?.command).toContain('b.spec.ts');
    expect(sideBySide[2]?.command).toContain('a.test.ts');
    expect(names(checks)).toEqual(['format', 'acceptance', 'words', 'security']);
  });
});

interface Workflow {
  jobs: { tests: { strategy: { matrix: { include: { parts: string }[] } } } };
}

const partsInWorkflow = (name: string): string[] => {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows', name), 'utf8')) as Workflow;
  return jobs.tests.strategy.matrix.include.flatMap(({ parts }) =>
    Array.from(parts.matchAll(/"([^"]+)"|\S+/g), ([word, quoted]) => quoted ?? word),
  );
};

it.each([
  ['ci.yml', partNames.filter((name) => !nightly.includes(name))],
  ['nightly.yml', partNames],
])('the workflow %s leaves no part out', (name, parts) => {
  const found = new Set(partsInWorkflow(name));
  expect([...found].toSorted()).toEqual([...parts].toSorted());
});
