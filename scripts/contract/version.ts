import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { staleFiles, writeStale } from '../steps/generatedFiles';
import { root } from '../steps/repositoryFiles';
import { readContract, type Contract } from './contract';
import { differencesOf, weights, type Difference, type Weight } from './differences';

/** Semantic versioning: the gravest difference decides. */
export const versionAfter = (version: string, differences: readonly Difference[]): string => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const after: Record<Weight, string> = {
    breaking: `${major + 1}.0.0`,
    additive: `${major}.${minor + 1}.0`,
    clarified: `${major}.${minor}.${patch + 1}`,
  };
  const gravest = weights.find((weight) => differences.some((difference) => difference.weight === weight));
  return gravest === undefined ? version : after[gravest];
};

const headings: Record<Weight, string> = {
  breaking: 'Breaking: what worked before may fail',
  additive: 'Additive: what worked before still works',
  clarified: 'Clarified: descriptions or examples changed',
};

/** More places than this with the same text are counted, not listed; which calls are new or gone is always listed. */
const mostListed = 5;

/** One line per place, after what many places have in common. Places without a text are only named. */
const listOf = (differences: readonly Difference[]): string => {
  const placesOf = (text: string) => new Set(differences.filter((one) => one.text === text).map(({ place }) => place));
  const isCommon = (text: string): boolean => !text.startsWith('endpoint') && placesOf(text).size > mostListed;
  const texts = [...new Set(differences.flatMap(({ text }) => text ?? []))];
  const common = texts.filter(isCommon);
  const rare = differences.filter(({ text }) => text !== undefined && !common.includes(text));
  const lineOf = (place: string): string => {
    const own = rare.filter((one) => one.place === place).map(({ text }) => text);
    return `- ${place}: ${[...new Set(own)].join('; ')}`;
  };
  const named = differences.filter(({ text }) => text === undefined).map(({ place }) => place);
  return [
    ...common.map((text) => `- ${placesOf(text).size} calls and channels: ${text}`),
    ...[...new Set(rare.map(({ place }) => place))].map(lineOf),
    ...(named.length > 0 ? [named.join(', ')] : []),
  ].join('\n');
};

const sectionOf = (title: string, differences: readonly Difference[]): string[] => [
  `## ${title}`,
  ...weights.flatMap((weight) => {
    const ones = differences.filter((difference) => difference.weight === weight);
    return ones.length === 0 ? [] : [`### ${headings[weight]}`, listOf(ones)];
  }),
];

const released = 'docs/contract-released.yaml';
const changelog = 'docs/contract-changelog.md';
const paths = ['openapi.yaml', released, changelog] as const;
type Texts = Record<(typeof paths)[number], string>;

const introduction = `<!-- Made by \`npm run contract\`; do not edit. -->

# Changes of the contract

What changed in [\`openapi.yaml\`](../openapi.yaml) for those who build a client or a server on it. Its version follows
from the difference to the last release: a breaking change makes a major version, an additive one a minor version, other
words a patch.`;

/** What the files should be after these differences. */
export const versioned = (texts: Texts, differences: readonly Difference[], releaseDate?: string): Texts => {
  const before = (parse(texts[released]) as Contract).info.version;
  const version = versionAfter(before, differences);
  const contract = texts['openapi.yaml'].replace(/^ {2}version: .*$/m, `  version: ${version}`);
  const earlier = texts[changelog].slice(texts[changelog].indexOf(`## ${before}`)).trimEnd();
  const current = version === before ? [] : sectionOf(`${version} (${releaseDate ?? 'not released'})`, differences);
  return {
    'openapi.yaml': contract,
    [released]: releaseDate === undefined ? texts[released] : contract,
    [changelog]: `${[introduction, ...current, earlier].join('\n\n')}\n`,
  };
};

const majorOf = (text: string): number => Number.parseInt((parse(text) as Contract).info.version, 10);

interface Asked {
  onlyCheck: boolean;
  /** Whether a new major version is meant. */
  isBreakingMeant?: boolean;
  /** If this version is released now. */
  releaseDate?: string | undefined;
}

export const readReleased = (): Contract => parse(readFileSync(join(root, released), 'utf8')) as Contract;

/** Numbers the contract and writes down what changed since the last release, or only checks both. */
export const takeVersion = async ({
  onlyCheck,
  isBreakingMeant = false,
  releaseDate,
}: Asked): Promise<{ ok: boolean; output: string }> => {
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])) as Texts;
  const differences = await differencesOf(readReleased(), readContract());
  const wanted = versioned(texts, differences, releaseDate);
  const stale = staleFiles(root, wanted).join(', ');
  if (stale === '') return { ok: true, output: 'The version is up to date.' };
  if (onlyCheck) return { ok: false, output: `Out of date: ${stale}. Run \`npm run contract\`.` };
  if (!isBreakingMeant && majorOf(wanted['openapi.yaml']) > majorOf(texts['openapi.yaml'])) {
    const broken = listOf(differences.filter(({ weight }) => weight === 'breaking'));
    return { ok: false, output: `Breaking:\n${broken}\nIf it is meant, run \`npm run contract -- --breaking\`.` };
  }
  return { ok: true, output: `Written: ${writeStale(root, wanted).join(', ')}` };
};
