import { isDay, type FaqPage, type FaqSection, type Question, type TextPage, type TokenStory } from '@exchange/domain';
import { withoutFrontMatter, type Fields } from './frontMatter';
import { headedBy, readHeading, type Headed } from './headings';
import { blocksOf, passagesOf, type Block } from './passages';
import { linesIn, type Reading } from './reading';
import { supplyOf } from './supply';

/** A page, and the anchors that links can lead to. */
export interface ReadPage<Page> {
  page: Page;
  anchors: ReadonlySet<string>;
}

const onlyParagraph = (blocks: readonly Block[], line: number, says: string, reading: Reading) => {
  const [first, ...others] = passagesOf(blocks, reading);
  if (first && 'paragraph' in first && others.length === 0) return first.paragraph;
  reading.tell(blocks[0]?.line ?? line, says);
  return '';
};

const noPlace = (blocks: readonly Block[], reading: Reading): void => {
  const [first] = blocks;
  if (first) reading.tell(first.line, 'Put this below a heading.');
};

const pageFields: Fields = {
  updated: (value) => (isDay(value) ? undefined : `"${value}" isn't a date. Write it like 2026-11-24.`),
};

/** About, terms and privacy: a lead paragraph, then chapters. */
export const readTextPage = (source: string, title: string, reading: Reading): ReadPage<TextPage> => {
  const { fields, body, firstLine } = withoutFrontMatter(source, pageFields, reading);
  const { before, headed } = headedBy(2, blocksOf(body, firstLine));
  const lead = onlyParagraph(
    before,
    firstLine,
    'A page begins with one paragraph that says what it is about.',
    reading,
  );
  const anchors = new Set<string>();
  const chapters = headed.map((heading) => {
    const { id, title: name } = readHeading(heading, anchors, reading);
    if (heading.blocks.length === 0) reading.tell(heading.line, 'This chapter is empty.');
    return { id, title: name, passages: passagesOf(heading.blocks, reading) };
  });
  if (chapters.length === 0) reading.tell(firstLine, 'This page has no chapters: they begin with ##.');
  const updated = fields.get('updated');
  return { page: { title, lead, ...(updated !== undefined && { updated }), chapters }, anchors };
};

const readQuestion = (heading: Headed, anchors: Set<string>, reading: Reading): Question => {
  const { id, title } = readHeading(heading, anchors, reading);
  if (heading.blocks.length === 0) reading.tell(heading.line, 'This question has no answer.');
  return { id, question: title, answer: passagesOf(heading.blocks, reading) };
};

const readSection = (heading: Headed, anchors: Set<string>, reading: Reading): FaqSection => {
  const { id, title } = readHeading(heading, anchors, reading);
  const { before, headed } = headedBy(3, heading.blocks);
  noPlace(before, reading);
  if (headed.length === 0) reading.tell(heading.line, 'This section has no questions: they begin with ###.');
  return { id, title, questions: headed.map((question) => readQuestion(question, anchors, reading)) };
};

/** The FAQs: sections of questions. */
export const readFaqs = (source: string, title: string, reading: Reading): ReadPage<FaqPage> => {
  const { before, headed } = headedBy(2, blocksOf(source, 1));
  noPlace(before, reading);
  const anchors = new Set<string>();
  const sections = headed.map((heading) => readSection(heading, anchors, reading));
  if (sections.length === 0) reading.tell(1, 'This page has no sections: they begin with ##.');
  return { page: { title, sections }, anchors };
};

const tokenFields: Fields = { consensus: (value) => (value === '' ? 'The consensus is empty.' : undefined) };

const consensusIn = (fields: ReadonlyMap<string, string>, reading: Reading): string => {
  const consensus = fields.get('consensus');
  if (consensus === undefined)
    reading.tell(1, 'A coin begins with "consensus: Proof of work" between two lines of dashes.');
  return consensus ?? '';
};

const tokenHeadings = ['Introduction', 'Supply'];

/** Finds both chapters of a coin by their titles. */
const tokenChapters = (headed: readonly Headed[], lastLine: number, reading: Reading) => {
  for (const { text, line } of headed)
    if (!tokenHeadings.includes(text.trim()))
      reading.tell(line, 'A coin has two headings, "## Introduction" and "## Supply".');
  const [introduction, supply] = tokenHeadings.map((name) => headed.find(({ text }) => text.trim() === name));
  if (!introduction || !supply) reading.tell(lastLine, 'A coin needs both "## Introduction" and "## Supply".');
  if (introduction?.blocks.length === 0) reading.tell(introduction.line, 'This chapter is empty.');
  return { introduction, supply };
};

/** A coin: what it is, in one sentence and in more detail, and its supply. */
export const readToken = (source: string, reading: Reading): TokenStory => {
  const { fields, body, firstLine } = withoutFrontMatter(source, tokenFields, reading);
  const { before, headed } = headedBy(2, blocksOf(body, firstLine));
  const { introduction, supply } = tokenChapters(headed, linesIn(source.trimEnd()) + 1, reading);
  return {
    consensus: consensusIn(fields, reading),
    description: onlyParagraph(before, firstLine, 'A coin begins with one paragraph that says what it is.', reading),
    introduction: passagesOf(introduction?.blocks ?? [], reading),
    supply: supply ? supplyOf(supply, reading) : [],
  };
};
