// Measures our code and its peers side by side, prints the figures and writes them to docs/benchmarks.md. With --once it
// only tries whether everything can still be measured.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alternating } from './bench/alternate';
import { readArguments, type BenchArguments } from './bench/arguments';
import type { Bench } from './bench/bench';
import { benches } from './bench/benches';
import { figure, ratio, summary, verdict } from './bench/figures';
import { machine } from './bench/machine';
import { updatedPage, type Row } from './bench/page';
import { compare } from './bench/statistics';
import { formatFiles } from './steps/formatFiles';
import { interruptible } from './steps/interrupt';

const page = join(import.meta.dirname, '..', 'docs/benchmarks.md');
const known = benches.map(({ name }) => name);

type Manner = Pick<BenchArguments, 'runs' | 'isTrial'>;

const DEFAULT_RUNS = 5;

const run = async (bench: Bench, { runs, isTrial }: Manner, signal: AbortSignal): Promise<Row> => {
  const { name, compares, unit, aim, isExact = false, statistic } = bench;
  console.log(name);
  const alternate = alternating({
    runs: isExact ? 1 : (runs ?? bench.runs ?? DEFAULT_RUNS),
    hasWarmUp: !isExact && !isTrial,
    signal,
    onPair: (title, { ours, peer }) =>
      console.log(`  ${title}: ours ${figure(ours, unit)}, peer ${figure(peer, unit)}`),
  });
  const comparison = compare(await bench.measure(alternate), statistic);
  return {
    name,
    compares,
    ours: summary(comparison.ours, unit),
    peer: summary(comparison.peer, unit),
    ratio: ratio(comparison),
    verdict: verdict(aim, unit, comparison),
    runs: comparison.runs,
    measured: `${new Date().toISOString().slice(0, 10)}, ${machine()}`,
  };
};

const keep = async (row: Row): Promise<void> => {
  const former = existsSync(page) ? await readFile(page, 'utf8') : '';
  await writeFile(page, updatedPage(former, [row], known));
  formatFiles([page]);
};

await interruptible(async (signal) => {
  const { names, ...manner } = readArguments(process.argv.slice(2), known);
  const rows: Row[] = [];
  for (const bench of benches.filter(({ name }) => names.includes(name))) {
    signal.throwIfAborted();
    try {
      const row = await run(bench, manner, signal);
      rows.push(row);
      if (!manner.isTrial) await keep(row);
    } catch (error) {
      if (signal.aborted) throw error;
      console.error(`  ${bench.name} could not be measured: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  if (rows.length === 0) return;
  console.table(
    Object.fromEntries(rows.map(({ name, ours, peer, ratio, verdict: aim }) => [name, { ours, peer, ratio, aim }])),
  );
  if (!manner.isTrial) console.log(`\nWritten to ${page}`);
});
