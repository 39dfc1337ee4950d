import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract';
import { pactFilesIn, type Pact } from './pact';
import { statesPage, type States } from './statesPage';
import { createTiers } from './tiers';

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const written = (pact: Pact): string => `${JSON.stringify(pact, undefined, 2)}\n`;

/** Updates the committed folder to what the tests have written, and returns the names of the changed files. */
export const takePacts = (contract: Contract, from: string, committed: string, states: States): string[] => {
  const tiersOf = createTiers(contract, states);
  const pacts = pactFilesIn(from).flatMap((name): [string, Pact][] => {
    const { documented, extensions } = tiersOf(JSON.parse(textOf(join(from, name))) as Pact);
    return [
      [name, documented],
      [name.replace('.json', '-extensions.json'), extensions],
    ];
  });
  const names = pacts.map(([name]) => name);
  const gone = pactFilesIn(committed).filter((name) => !names.includes(name));
  for (const name of gone) rmSync(join(committed, name));
  const pages: [string, string][] = [
    ...pacts.map(([name, pact]): [string, string] => [name, written(pact)]),
    [
      'STATES.md',
      statesPage(
        states,
        pacts.map(([, pact]) => pact),
      ),
    ],
  ];
  const changed = pages.filter(([name, text]) => textOf(join(committed, name)) !== text);
  for (const [name, text] of changed) writeFileSync(join(committed, name), text);
  return [...gone, ...changed.map(([name]) => name)];
};
