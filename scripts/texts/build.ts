import type { FaqPage, PublicPage, TextPage, TokenStory } from '@exchange/domain';
import { brokenLinks } from './links';
import { readFaqs, readTextPage, readToken, type ReadPage } from './pages';
import { readingOf, type Fault, type Known, type Reading, type Told } from './reading';

/** The texts by their path within the folder: `about.md`, `tokens/BTC.md`. */
export type Texts = ReadonlyMap<string, string>;

export interface Ground extends Known {
  routes: readonly string[];
  publicPages: readonly PublicPage[];
  tokens: readonly string[];
}

const textPages = ['about', 'terms', 'privacy'] as const;
const pageNames = [...textPages, 'faqs'] as const;

export interface Built {
  pages: Record<(typeof textPages)[number], TextPage>;
  faqs: FaqPage;
  tokens: Record<string, TokenStory>;
}

const fileOf = (name: string): string => `${name}.md`;
const tokenFile = (symbol: string): string => `tokens/${symbol}.md`;

const strangers = (texts: Texts, tokens: readonly string[]): Fault[] => {
  const expected = new Set([...pageNames.map(fileOf), ...tokens.map(tokenFile), 'README.md']);
  return [...texts.keys()]
    .filter((path) => !expected.has(path))
    .map((path) => ({
      path,
      line: 1,
      says: path.startsWith('tokens/') ? "We don't list this coin." : 'This is not one of the pages.',
    }));
};

/** All texts with their figures filled in, and the faults in them, ordered by file and line. */
export const buildTexts = (texts: Texts, ground: Ground): { built: Built; faults: Fault[] } => {
  const told: Told = { faults: strangers(texts, ground.tokens), links: [] };
  const anchors = new Map<string, ReadonlySet<string>>();

  const read = <Page>(path: string, readAs: (source: string, reading: Reading) => Page): Page => {
    const source = texts.get(path);
    if (source === undefined) told.faults.push({ path, line: 1, says: 'This file is missing.' });
    return readAs((source ?? '').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), readingOf(path, ground, told));
  };

  const readPage = <Page>(
    name: (typeof pageNames)[number],
    readAs: (source: string, title: string, reading: Reading) => ReadPage<Page>,
  ): Page => {
    const title = ground.publicPages.find(({ path }) => path === `/${name}`)?.title ?? '';
    const { page, anchors: found } = read(fileOf(name), (source, reading) => readAs(source, title, reading));
    anchors.set(`/${name}`, found);
    return page;
  };

  const built: Built = {
    pages: {
      about: readPage('about', readTextPage),
      terms: readPage('terms', readTextPage),
      privacy: readPage('privacy', readTextPage),
    },
    faqs: readPage('faqs', readFaqs),
    tokens: Object.fromEntries(ground.tokens.map((symbol) => [symbol, read(tokenFile(symbol), readToken)])),
  };
  const pageOf = (path: string) => (path.startsWith('tokens/') ? undefined : `/${path.replace(/\.md$/, '')}`);
  const faults = [...told.faults, ...brokenLinks(told.links, { routes: ground.routes, anchors, pageOf })];
  return {
    built,
    faults: faults.sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line),
  };
};
