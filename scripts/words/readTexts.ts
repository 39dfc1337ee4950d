import ts from 'typescript';

/** Text that people read, and its line. */
export interface Text {
  line: number;
  words: string;
}

/** Names of states, events and keys are code, not text. */
const isForPeople = (words: string): boolean => /\s|^[A-Z]/.test(words);

/** String literals, templates and JSX text of a module, but not its imports and identifiers. */
export const textsOfModule = (path: string, source: string): Text[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const texts: Text[] = [];
  const add = (node: ts.Node, words: string): void => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    const plain = words.replaceAll(/\s+/g, ' ').trim();
    if (isForPeople(plain)) texts.push({ line, words: plain });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) add(node, templateWords(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
};

/** A template as one sentence, with `$` for each placeholder. */
const templateWords = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('$');

const isFence = (line: string): boolean => /^\s*```/.test(line);

/** Paragraphs of a Markdown page, without its code. Lines are joined, since a phrase may continue on the next one. */
export const textsOfMarkdown = (source: string): Text[] => {
  const texts: Text[] = [];
  let open: Text | undefined;
  let isCode = false;
  source.split('\n').forEach((line, at) => {
    if (isFence(line)) isCode = !isCode;
    const words = line.replaceAll(/`[^`]*`/g, '`…`').trim();
    const startsBlock = /^(#|[-*|>]|\d+\.)/.test(words);
    if (words === '' || isCode || isFence(line) || startsBlock) open = undefined;
    if (words === '' || isCode || isFence(line)) return;
    if (open === undefined) texts.push((open = { line: at + 1, words }));
    else open.words = `${open.words} ${words}`;
  });
  return texts;
};
