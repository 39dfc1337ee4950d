const head = `# Benchmarks

\`npm run bench\` runs our code and a peer alternately, in one run on one machine and after a warm-up, and records the
results here, whether the aim is met or not. Figures are medians, with the lowest and the highest in brackets. The ratio
compares the medians; the median of the single runs' ratios is beside it. The aim is judged by the first. The figure of
a takeover is what 99% of the runs don't exceed instead: of fewer than 100, the highest. Each row has its own date and
machine; \`npm run bench -- <entry>\` measures one again and leaves the others.
`;

const columns = ['entry', 'ours against peer', 'ours', 'peer', 'ratio', 'aim', 'runs', 'measured'];

const markdownRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A line of the table by the name of its entry. */
const rowsIn = (page: string): Map<string, string> =>
  new Map(
    page.split('\n').flatMap((line) => {
      const name = /^\| `([^`]+)`/.exec(line)?.[1];
      return name === undefined ? [] : [[name, line]];
    }),
  );

export interface Row {
  name: string;
  compares: string;
  ours: string;
  peer: string;
  ratio: string;
  verdict: string;
  runs: number;
  measured: string;
}

const lineOf = (row: Row): string =>
  markdownRow([
    `\`${row.name}\``,
    row.compares,
    row.ours,
    row.peer,
    row.ratio,
    row.verdict,
    String(row.runs),
    row.measured,
  ]);

/** The page with what was measured now; every other row stays as it was. */
export const updatedPage = (former: string, measured: readonly Row[], order: readonly string[]): string => {
  const rows = rowsIn(former);
  for (const row of measured) rows.set(row.name, lineOf(row));
  const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const lines = [...rows].sort(([one], [other]) => placeOf(one) - placeOf(other)).map(([, line]) => line);
  return [head, markdownRow(columns), markdownRow(columns.map(() => '---')), ...lines, ''].join('\n');
};
