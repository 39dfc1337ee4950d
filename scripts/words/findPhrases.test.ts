import { describe, expect, it } from 'vitest';
import { findPhrases, isRead } from './findPhrases';
import { phrases } from './phrases';
import { quoted } from './quoted';

const found = (path: string, source: string) =>
  findPhrases(path, source).map(({ line, found: words }) => [line, words]);

describe('a phrase we do not use', () => {
  it.each([
    ['a sentence of a module', 'texts.ts', "export const texts = {\n  hint: 'Look into your mailbox.',\n};", 2],
    ['a template', 'messages.ts', 'export const subject = (brand: string) => `${brand}: look into your mailbox`;', 1],
    ['JSX text over two lines', 'Page.tsx', 'export const Page = () => (\n  <p>Look into\n    your mailbox</p>\n);', 2],
    ['an attribute', 'Page.tsx', 'export const Page = () => <p title="Look into your mailbox" />;', 1],
    ['a story', 'Page.stories.tsx', "export const Open = story({ name: 'Look into your mailbox' });", 1],
    ['the name of a test', 'page.test.ts', "\nit('says look into your mailbox', () => {});", 2],
    ['documentation', 'README.md', '# Start\n\nThen look into\nyour mailbox.', 3],
    ['a cell of a table', 'docs/page.md', '| a | b |\n| - | - |\n| 1 | look into your mailbox |', 3],
  ])('is found in %s [SHL-250]', (_, path, source, line) => {
    expect(found(path, source)).toEqual([[line, expect.stringMatching(/^look into\s+your mailbox$/i)]]);
  });

  it.each([
    ['a line', 'a.ts', 'const a = 1; // drawn anew\n', 1, 'anew'],
    ['lines', 'a.ts', '\n// Everything goes\n// well.\nconst a = 1;\n', 2, 'goes well'],
    [
      'a description',
      'A.stories.tsx',
      '/**\n * Shown for who\n * has no room.\n */\nexport const A = 1;\n',
      1,
      'for who',
    ],
    ['JSX', 'A.tsx', 'export const A = () => <p>{/* drawn anew */}</p>;', 1, 'anew'],
    ['a script', 'a.mjs', 'if (a) {\n  // drawn anew\n}\n', 2, 'anew'],
  ])('that can only be a translation is found in a comment: %s [SHL-250]', (_, path, source, line, words) => {
    expect(found(path, source)).toEqual([[line, words]]);
  });

  it('comes with what to say instead [SHL-250]', () => {
    expect(findPhrases('texts.ts', "export const sent = 'We mail you a link.';")).toEqual([
      { path: 'texts.ts', line: 1, found: 'We mail you', instead: 'we (can) email you' },
    ]);
  });

  it.each([
    ['an identifier', 'machine.ts', 'export const unsettled = (inDoubt: boolean) => inDoubt;'],
    ['the name of a state', 'machine.ts', "export const state = 'unsettled';"],
    ['an import', 'page.ts', "import { mail } from './look into your mailbox';"],
    ['a comment about code', 'machine.ts', '// See `anew`.\nexport const state = 1;'],
    ['what looks like a comment', 'machine.ts', "export const url = 'https://anew.example';"],
    ['code in a page', 'README.md', 'Run `look into your mailbox`:\n\n```sh\nlook into your mailbox\n```'],
  ])('is left alone in %s [SHL-250]', (_, path, source) => {
    expect(found(path, source)).toEqual([]);
  });

  it('is not looked for in generated files or in the list of phrases [SHL-250]', () => {
    expect(['packages/api/src/schema.gen.ts', 'scripts/words/phrases.ts', 'logo.svg'].filter(isRead)).toEqual([]);
    expect(isRead('apps/backend/src/areas/accounts/letters/accountTexts.ts')).toBe(true);
  });
});

describe('a quoted sentence', () => {
  it.each(quoted.map(({ sentence }) => sentence))('%s stays as it is [SHL-251]', (sentence) => {
    const filledIn = sentence.replaceAll(/\{\w+\}/g, '15');
    expect(phrases.some(({ pattern }) => filledIn.search(pattern) >= 0)).toBe(true);
    expect(found('texts.ts', `export const text = ${JSON.stringify(filledIn)};`)).toEqual([]);
  });

  it('excuses no phrase beside it [SHL-251]', () => {
    expect(found('page.md', 'Error occured: look into your mailbox')).toEqual([[1, 'look into your mailbox']]);
    expect(found('page.md', 'The fault occured.')).toEqual([[1, 'occured']]);
  });
});
