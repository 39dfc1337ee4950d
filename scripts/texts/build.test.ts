import { describe, expect, it } from 'vitest';
import { buildTexts } from './build';
import { answerSaying, ground, pageSaying, soundTexts, textsWith, tokenWith } from './testing/soundTexts';

const built = (changed: Record<string, string> = {}) => buildTexts(textsWith(changed), ground);

const said = (changed: Record<string, string>) =>
  built(changed).faults.map(({ path, line, says }) => `${path}:${String(line)}: ${says}`);

/** The passages of a page with these words. */
const passages = (words: string) => {
  const { built: texts, faults } = built({ 'about.md': pageSaying(words) });
  expect(faults).toEqual([]);
  return texts.pages.about.chapters[0]?.passages;
};

describe('a text', () => {
  it('comes with the title of its page, its date, and its chapters with their anchors', () => {
    const { built: texts, faults } = built();
    expect(faults).toEqual([]);
    expect(texts.pages.about).toEqual({
      title: 'About',
      lead: 'What {brand} is about.',
      updated: '2026-11-24',
      chapters: [{ id: 'first', title: 'First', passages: [{ paragraph: 'Words.' }] }],
    });
    expect(texts.faqs.sections).toEqual([
      {
        id: 'accounts',
        title: 'Accounts',
        questions: [{ id: 'why', question: 'Why?', answer: [{ paragraph: 'Because.' }] }],
      },
    ]);
    expect(texts.tokens['BTC']).toEqual({
      consensus: 'Proof of work',
      description: 'What it is.',
      introduction: [{ paragraph: 'How it began.' }],
      supply: [
        { fact: 'Maximum', figure: '100', since: '2012-06', source: { text: 'Maker', to: 'https://maker.example/' } },
      ],
    });
  });

  it('can have figures in sentences and tables on their own lines; settings are filled in later', () => {
    expect(passages('{age} or older on {brand}.')).toEqual([{ paragraph: '18 or older on {brand}.' }]);
    expect(passages('These:\n\n{fees}')).toEqual([
      { paragraph: 'These:' },
      { columns: ['Coin', 'Fee'], rows: [['BTC', 'Free']] },
    ]);
  });

  it('can have paragraphs over several lines, lists, tables, and links to pages, anchors and other sites', () => {
    expect(passages('One\nparagraph.')).toEqual([{ paragraph: 'One paragraph.' }]);
    expect(passages('- {age}\n- two\n  lines')).toEqual([{ points: ['18', 'two lines'] }]);
    expect(passages('| A | B |\n| - | - |\n| 1 | [2](/fees) |')).toEqual([
      { columns: ['A', 'B'], rows: [['1', [{ text: '2', to: '/fees' }]]] },
    ]);
    expect(
      passages('See [fees](/fees?tab=withdrawal), [first](#first), [why](/faqs#why), [it](https://it.example/).'),
    ).toEqual([
      {
        paragraph: [
          'See ',
          { text: 'fees', to: '/fees?tab=withdrawal' },
          ', ',
          { text: 'first', to: '#first' },
          ', ',
          { text: 'why', to: '/faqs#why' },
          ', ',
          { text: 'it', to: 'https://it.example/' },
          '.',
        ],
      },
    ]);
  });

  it('may have been written on Windows', () => {
    const windows = Object.fromEntries(
      Object.entries(soundTexts).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
    );
    expect(built(windows)).toEqual(built());
  });

  it('shows escaped Markdown characters', () => {
    expect(passages('One of !@#$%^&\\*- counts.')).toEqual([{ paragraph: 'One of !@#$%^&*- counts.' }]);
  });
});

const instead = 'Write paragraphs, lists with "-", tables, and links like [Fees](/fees).';

describe('a broken text is reported with its file and line', () => {
  it.each([
    [
      'an unknown figure',
      'Be {agee}.',
      'There is no figure called {agee}. The README beside the texts lists all of them.',
    ],
    [
      'an unknown table',
      '{feees}',
      'There is no figure called {feees}. The README beside the texts lists all of them.',
    ],
    [
      'a table among words',
      'They are {fees}.',
      '{fees} is a table. Put it on a line of its own, with an empty line before and after it.',
    ],
    ['an unmatched brace', 'Be {age.', 'Unmatched brace. Figures are written {likeThis}.'],
    ['an empty cell', '| A | B |\n| - | - |\n| 1 |  |', 'A cell of this row is empty.', 11],
    [
      'a row too long',
      '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
      'This row has more cells than the table has columns (2).',
      11,
    ],
    ['a column without a header', '| A |  |\n| - | - |\n| 1 | 2 |', 'A column of this table has no header.'],
    [
      'two columns with the same header',
      '| A | A |\n| - | - |\n| 1 | 2 |',
      'Two columns of this table have the same header.',
    ],
    ['a table without rows', '| A | B |\n| - | - |', 'This table has no rows.'],
    ['a table without dashes', '| A | B |\n| 1 | 2 |', 'This table needs a second row of dashes: | --- | --- |.'],
    ['an empty list item', '- one\n-\n- three', 'This list item is empty.', 10],
    ['a list in a list', '- one\n  - two', 'A list item is one paragraph, without lists, tables or headings.'],
    ['a link to no page', 'See [it](/feees).', 'There is no page /feees.'],
    ['a link to no anchor', 'See [it](/faqs#whyy).', 'There is no anchor {#whyy} on /faqs.'],
    ['a link to no anchor of its own page', 'See [it](#second).', 'There is no anchor {#second} on /about.'],
    [
      'a link to nowhere',
      'See [it](fees).',
      'Link to one of our pages, such as /fees, or to an https:// address, not to "fees".',
    ],
    [
      'a link that is not encrypted',
      'See [it](http://it.example/).',
      'Link to one of our pages, such as /fees, or to an https:// address, not to "http://it.example/".',
    ],
    ['a link without text', 'See [](/fees).', 'This link has no text.'],
    ['HTML', '<b>Words</b>', `HTML can't be used here. ${instead}`],
    ['HTML among words', 'Some <b>words</b>', `HTML can't be used here. ${instead}`],
    ['a picture', '![Words](/fees)', `Pictures can't be used here. ${instead}`],
    ['code', '`words`', `Code can't be used here. ${instead}`],
    ['a block of code', '```\nwords\n```', `Code can't be used here. ${instead}`],
    ['bold text', 'Some **words**', `Bold text can't be used here. ${instead}`],
    ['italics', 'Some *words*', `Italics can't be used here. ${instead}`],
    ['a quote', '> Words', `Quotes can't be used here. ${instead}`],
    ['a numbered list', '1. Words', `Numbered lists can't be used here. ${instead}`],
    ['a checkbox', '- [ ] Words', `Checkboxes can't be used here. ${instead}`],
    ['a horizontal rule', '***', `Horizontal rules can't be used here. ${instead}`],
    ['an entity', 'Fees &amp; limits', 'Write the character itself in place of &amp;.'],
    ['a heading too deep', '### Deep {#deep}', "A heading with ### isn't allowed here."],
  ])('%s [INF-050]', (_, words, says, line = 9) => {
    expect(said({ 'about.md': pageSaying(words) })).toContain(`about.md:${String(line)}: ${says}`);
  });

  it.each([
    ['an empty chapter', pageSaying(''), 'about.md:7: This chapter is empty.'],
    ['a page without chapters', 'Words.', 'about.md:1: This page has no chapters: they begin with ##.'],
    [
      'a chapter without an anchor',
      pageSaying('Words.').replace(' {#first}', ''),
      'about.md:7: This heading needs an anchor at its end, such as {#fees}.',
    ],
    [
      'an anchor of another form',
      pageSaying('Words.').replace('{#first}', '{#First One}'),
      'about.md:7: The anchor {#First One} may only have lower-case letters, digits and single hyphens.',
    ],
    [
      'an anchor used twice',
      pageSaying('Words.\n\n## Second {#first}\n\nWords.'),
      'about.md:11: The anchor {#first} is already used on this page.',
    ],
    ['an empty heading', pageSaying('Words.').replace('First ', ''), 'about.md:7: This heading is empty.'],
    [
      'a page that does not say what it is about',
      pageSaying('Words.').replace('What {brand} is about.', ''),
      'about.md:4: A page begins with one paragraph that says what it is about.',
    ],
    [
      'no date',
      pageSaying('Words.').replace('2026-11-24', '24 November'),
      `about.md:2: "24 November" isn't a date. Write it like 2026-11-24.`,
    ],
    [
      'anything else between the dashes',
      pageSaying('Words.').replace('updated', 'title'),
      'about.md:2: Only updated can stand between the lines of dashes, as in "name: value".',
    ],
  ])('%s [INF-050]', (_, text, sentence) => {
    expect(said({ 'about.md': text })).toContain(sentence);
  });

  it('a figure in a later line of its paragraph [INF-050]', () => {
    expect(said({ 'about.md': pageSaying('One line,\nthen [fees](/fees) and\n{agee}.') })).toEqual([
      'about.md:11: There is no figure called {agee}. The README beside the texts lists all of them.',
    ]);
  });

  it.each([
    ['a question without an answer', answerSaying(''), 'faqs.md:3: This question has no answer.'],
    [
      'a section without questions',
      '## Accounts {#accounts}',
      'faqs.md:1: This section has no questions: they begin with ###.',
    ],
    ['no section', '', 'faqs.md:1: This page has no sections: they begin with ##.'],
    ['words before the first section', `Words.\n\n${answerSaying('Because.')}`, 'faqs.md:1: Put this below a heading.'],
    [
      'a question with the anchor of its section',
      answerSaying('Because.').replace('#why', '#accounts'),
      'faqs.md:3: The anchor {#accounts} is already used on this page.',
    ],
    [
      'a link in a question',
      answerSaying('Because.').replace('Why?', '[Why?](/fees)'),
      "faqs.md:3: Links aren't allowed here.",
    ],
  ])('%s [INF-050]', (_, text, sentence) => {
    expect(said({ 'faqs.md': text })).toContain(sentence);
  });

  it.each([
    [
      'a fact without a source',
      '[Maker](https://maker.example/)',
      'Maker',
      15,
      'This fact has no source: a link that starts with https://.',
    ],
    [
      'a source of our own',
      'https://maker.example/',
      '/fees',
      15,
      'This fact has no source: a link that starts with https://.',
    ],
    ['a fact without a date', '2012-06', '', 15, 'A cell of this row is empty.'],
    [
      'a date that never was',
      '2012-06',
      '2012-13',
      15,
      `"2012-13" isn't a date. Write it like 2009-01-03, 2012-06 or 2018.`,
    ],
    ['another table', 'Since', 'When', 13, 'Supply is one table with the columns Fact, Figure, Since, Source.'],
    [
      'a coin without its supply',
      '## Supply',
      '## Supplies',
      11,
      'A coin has two headings, "## Introduction" and "## Supply".',
    ],
    [
      'a coin without an introduction',
      '## Introduction\n\nHow it began.\n',
      '',
      12,
      'A coin needs both "## Introduction" and "## Supply".',
    ],
    ['an empty introduction', 'How it began.', '', 7, 'This chapter is empty.'],
    [
      'a coin without its consensus',
      '---\nconsensus: Proof of work\n---\n\n',
      '',
      1,
      'A coin begins with "consensus: Proof of work" between two lines of dashes.',
    ],
    ['an empty consensus', ' Proof of work', '', 2, 'The consensus is empty.'],
    ['no description', 'What it is.', '', 4, 'A coin begins with one paragraph that says what it is.'],
  ])('%s [INF-050]', (_, from, to, line, says) => {
    expect(said({ 'tokens/BTC.md': tokenWith(from, to) })).toContain(`tokens/BTC.md:${String(line)}: ${says}`);
  });

  it('a listed coin without a file, and a file for no listed coin or page [INF-050]', () => {
    const texts = new Map([...textsWith({ 'tokens/DOGE.md': 'Words.', 'abuot.md': 'Words.' })]);
    texts.delete('tokens/BTC.md');
    const { faults } = buildTexts(texts, ground);
    expect(faults).toEqual(
      expect.arrayContaining([
        { path: 'tokens/BTC.md', line: 1, says: 'This file is missing.' },
        { path: 'tokens/DOGE.md', line: 1, says: "We don't list this coin." },
        { path: 'abuot.md', line: 1, says: 'This is not one of the pages.' },
      ]),
    );
  });

  it('everything at once, in the order of files and lines [INF-050]', () => {
    expect(said({ 'terms.md': pageSaying('{b}'), 'about.md': pageSaying('{a}\n\n**b**') })).toEqual([
      expect.stringMatching(/^about\.md:9: .*\{a\}/),
      expect.stringMatching(/^about\.md:11: Bold text/),
      expect.stringMatching(/^terms\.md:9: .*\{b\}/),
    ]);
  });
});
