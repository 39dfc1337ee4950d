import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pactFilesIn, readPacts, settled } from './pact';
import { statesPage, type States } from './statesPage';

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Updates the committed folder to what the tests have written, and returns the names of the changed files. */
export const takePacts = (written: string, committed: string, states: States): string[] => {
  const names = pactFilesIn(written);
  const gone = pactFilesIn(committed).filter((name) => !names.includes(name));
  for (const name of gone) rmSync(join(committed, name));
  const texts = names.map((name): [string, string] => [name, settled(textOf(join(written, name)))]);
  const pages: [string, string][] = [...texts, ['STATES.md', statesPage(states, readPacts(written))]];
  const changed = pages.filter(([name, text]) => textOf(join(committed, name)) !== text);
  for (const [name, text] of changed) writeFileSync(join(committed, name), text);
  return [...gone, ...changed.map(([name]) => name)];
};
