import { parseArgs } from 'node:util';

export interface BenchArguments {
  names: string[];
  /** Undefined for as many as each benchmark needs. */
  runs: number | undefined;
  /** One run without a warm-up, to see that they still work; the figures mean little and are not kept. */
  isTrial: boolean;
}

/** Reads `start-second-time --runs 10` and `--once`; no name means all of them. */
export const readArguments = (given: string[], known: readonly string[]): BenchArguments => {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      once: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  const howMany = values.once ? '1' : values.runs;
  const runs = howMany === undefined ? undefined : Number(howMany);
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1))
    throw new Error('--runs takes a whole number of at least 1.');
  return { names: positionals.length > 0 ? positionals : [...known], runs, isTrial: values.once };
};
