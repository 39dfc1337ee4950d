import { parseArgs } from 'node:util';

export interface Asked {
  /** Empty for everything. */
  parts: readonly string[];
  /** What has changed since this revision; an empty text for the latest one that the main branch has. */
  changedSince?: string;
  isNightly: boolean;
  showsSlowest: boolean;
}

/** Reads `stories types`, `changed HEAD~2`, `--slowest` and `--nightly`. */
export const readArguments = (given: string[], known: readonly string[]): Asked => {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { nightly: { type: 'boolean', default: false }, slowest: { type: 'boolean', default: false } },
  });
  const flags = { isNightly: values.nightly, showsSlowest: values.slowest };
  const [first, revision = '', ...rest] = positionals;
  if (first === 'changed') {
    if (rest.length > 0) throw new Error('`changed` takes one revision.');
    return { parts: [], changedSince: revision, ...flags };
  }
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. Known: changed, ${known.join(', ')}.`);
  return { parts: positionals, ...flags };
};
