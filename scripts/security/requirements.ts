/** What the page may refer to as proof. */
export interface Known {
  /** Requirements by the level from which on they hold. */
  ids: Readonly<Record<1 | 2, readonly string[]>>;
  /** Acceptance codes whose facts are done. */
  codes: ReadonlySet<string>;
  /** Whether the repository has this file, named in backticks. */
  hasFile: (path: string) => boolean;
  /** Whether the linter has this rule. */
  hasRule: (name: string) => boolean;
  /** Whether a link from the page leads somewhere. */
  hasPage: (link: string) => boolean;
}

const verdicts = ['met', 'decided otherwise', 'not applicable'] as const;

type Verdict = (typeof verdicts)[number];

interface Row {
  id: string;
  level: string;
  verdict: string;
  /** The proof or the reason, as it is written. */
  because: string;
}

/** Reads the tables: `| V6.2.1 | 1 | what it asks | met | DOM-204 |`, or `V10` for a whole chapter or section. */
const readRows = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id = '', level = '', , verdict = '', because = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return /^V\d/.test(id) ? { id, level, verdict, because } : [];
  });

const isVerdict = (text: string): text is Verdict => verdicts.some((verdict) => verdict === text);

/** Longer than any excuse such as "n/a" or "see above". */
const shortestReason = 15;

const reference = /\b[A-Z]{3}-\d{3}\b|`[^`]*`|\[([^\]]*)\]\([^)]*\)/g;

/** What is left without references is said in words. */
const reasonIn = (because: string): string => because.replaceAll(reference, (_, words = '') => String(words));

/** Like the lists' own, so that SHA-256 is none. */
const codesIn = (text: string, { codes }: Known): string[] => {
  const lists = new Set([...codes].map((code) => code.slice(0, 3)));
  return (text.match(/\b[A-Z]{3}-\d{3}\b/g) ?? []).filter((code) => lists.has(code.slice(0, 3)));
};

const quotedIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, quoted = '']) => quoted);
const linksIn = (text: string): string[] => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);

const proofsIn = (text: string, known: Known): string[] => [
  ...codesIn(text, known).filter((code) => known.codes.has(code)),
  ...quotedIn(text).filter((quoted) => known.hasFile(quoted) || known.hasRule(quoted)),
  ...linksIn(text).filter(known.hasPage),
];

const faultsOfVerdict = ({ id, verdict, because }: Row, known: Known): string[] => {
  if (!isVerdict(verdict)) return [`${id}: the verdict must be ${verdicts.join(', ')}`];
  if (verdict === 'met') return proofsIn(because, known).length > 0 ? [] : [`${id} is met, but nothing proves it`];
  return reasonIn(because).length < shortestReason ? [`${id} is ${verdict} without a reason`] : [];
};

const faultsOfReferences = ({ id, because }: Row, known: Known): string[] => [
  ...codesIn(because, known)
    .filter((code) => !known.codes.has(code))
    .map((code) => `${id} cites ${code}, which no acceptance list has as done`),
  ...linksIn(because)
    .filter((link) => !known.hasPage(link))
    .map((link) => `${id} links to ${link}, which leads nowhere`),
];

interface Requirement {
  id: string;
  level: string;
}

const isUnder = (id: string, part: string): boolean => id === part || id.startsWith(`${part}.`);

const faultsOfRow = (row: Row, requirements: readonly Requirement[], known: Known): string[] => {
  const about = requirements.filter(({ id }) => isUnder(id, row.id));
  const [first] = about;
  if (!first) return [`${row.id} is no requirement of level 1 or 2`];
  const isWhole = first.id !== row.id;
  return [
    ...(isWhole && row.verdict !== 'not applicable' ? [`${row.id} has to be judged requirement by requirement`] : []),
    ...(!isWhole && row.level !== first.level ? [`${row.id} is of level ${first.level}`] : []),
    ...faultsOfVerdict(row, known),
    ...faultsOfReferences(row, known),
  ];
};

/** How many requirements have each verdict, as the page has to say it. */
const sumOf = (rows: readonly Row[], requirements: readonly Requirement[]): string => {
  const count = (verdict: Verdict): string => {
    const judged = rows.filter((row) => row.verdict === verdict);
    return String(requirements.filter(({ id }) => judged.some((row) => isUnder(id, row.id))).length);
  };
  const [met, decided, foreign] = verdicts.map(count);
  return `Of ${String(requirements.length)} requirements ${met ?? ''} are met, ${decided ?? ''} are decided otherwise, and ${foreign ?? ''} don't apply.`;
};

/** Everything that the page about the requirements leaves out or claims without proof; empty if there is nothing. */
export const requirementFaults = (markdown: string, known: Known): string[] => {
  const rows = readRows(markdown);
  const requirements = ([1, 2] as const).flatMap((level) =>
    known.ids[level].map((id) => ({ id, level: String(level) })),
  );
  const times = (id: string): number => rows.filter((row) => isUnder(id, row.id)).length;
  const sum = sumOf(rows, requirements);
  return [
    ...requirements.filter(({ id }) => times(id) === 0).map(({ id, level }) => `${id} (level ${level}) has no row`),
    ...requirements.filter(({ id }) => times(id) > 1).map(({ id }) => `${id} has more than one row`),
    ...rows.flatMap((row) => faultsOfRow(row, requirements, known)),
    ...(markdown.includes(sum) ? [] : [`The page has to say: ${sum}`]),
  ];
};
