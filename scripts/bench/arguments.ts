import { parseArgs } from 'node:util';

const DEFAULT_RUNS = 5;

export interface BenchArguments {
  names: string[];
  runs: number;
  /** One run without a warm-up, to see that they still work; the figures mean little and are not kept. */
  isTrial: boolean;
}

/** Reads `start-second-time --runs 10` and `--once`; no name means all of them. */
export const readArguments = (given: string[], known: readonly string[]): BenchArguments => {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      once: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  const runs = values.once ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number of at least 1.');
  return { names: positionals.length > 0 ? positionals : [...known], runs, isTrial: values.once };
};
