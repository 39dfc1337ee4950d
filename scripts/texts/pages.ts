import type { FaqPage, FaqSection, Question, TextPage, TokenStory } from '@exchange/domain';
import { withoutFrontMatter } from './frontMatter';
import { headedBy, readHeading, type Headed } from './headings';
import { blocksOf, passagesOf, type Block } from './passages';
import { linesIn, type Reading } from './reading';
import { supplyOf } from './supply';

/** Where the application's addresses may lead on a page. */
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
  if (first) reading.tell(first.line, 'Nothing can stand here: a heading comes first.');
};

/** About, terms, privacy: what it is about, then chapters. */
export const readTextPage = (source: string, title: string, reading: Reading): ReadPage<TextPage> => {
  const { fields, body, firstLine } = withoutFrontMatter(source, reading);
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

/** Sections of questions. */
export const readFaqs = (source: string, title: string, reading: Reading): ReadPage<FaqPage> => {
  const { before, headed } = headedBy(2, blocksOf(source, 1));
  noPlace(before, reading);
  const anchors = new Set<string>();
  const sections = headed.map((heading) => readSection(heading, anchors, reading));
  if (sections.length === 0) reading.tell(1, 'This page has no sections: they begin with ##.');
  return { page: { title, sections }, anchors };
};

const tokenHeadings = ['Introduction', 'Supply'];

/** What a coin is, in a sentence and in some more, and its supply. */
export const readToken = (source: string, reading: Reading): TokenStory => {
  const { before, headed } = headedBy(2, blocksOf(source, 1));
  const [introduction, supply] = tokenHeadings.map((name) => headed.find(({ text }) => text.trim() === name));
  for (const { text, line } of headed)
    if (!tokenHeadings.includes(text.trim()))
      reading.tell(line, 'A coin has two headings, "## Introduction" and "## Supply".');
  if (!introduction || !supply)
    reading.tell(linesIn(source.trimEnd()) + 1, 'A coin needs both "## Introduction" and "## Supply".');
  if (introduction?.blocks.length === 0) reading.tell(introduction.line, 'This chapter is empty.');
  return {
    description: onlyParagraph(before, 1, 'A coin begins with one paragraph that says what it is.', reading),
    introduction: passagesOf(introduction?.blocks ?? [], reading),
    supply: supply ? supplyOf(supply, reading) : [],
  };
};
