import ts from 'typescript';

/** Text that people read, and its line. */
export interface Text {
  line: number;
  words: string;
}

/** Names of states, events and keys are code, not text. */
const isForPeople = (words: string): boolean => /\s|^[A-Z]/.test(words);

const parsed = (path: string, source: string): ts.SourceFile => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
};

const lineAt = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;

/** String literals, templates and JSX text of a module, but not its imports and identifiers. */
export const textsOfModule = (path: string, source: string): Text[] => {
  const file = parsed(path, source);
  const texts: Text[] = [];
  const add = (node: ts.Node, words: string): void => {
    const plain = words.replaceAll(/\s+/g, ' ').trim();
    if (isForPeople(plain)) texts.push({ line: lineAt(file, node.getStart(file)), words: plain });
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

const withoutCode = (words: string): string => words.replaceAll(/`[^`]*`/g, '`…`');

/** Without the marks of the comment, and in one line. */
const wordsOfComment = (comment: string): string =>
  withoutCode(
    comment
      .replaceAll(/^\s*(\/\/|\/\*+|\*(?!\/))|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Comments of a module; neighbouring lines of `//` are one. */
export const commentsOfModule = (path: string, source: string): Text[] => {
  const file = parsed(path, source);
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    // What looks like a comment in JSX text is text.
    if (ts.isJsxText(node)) return;
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ])
      ends.set(pos, end);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  const comments: { pos: number; end: number }[] = [];
  for (const [pos, end] of [...ends].sort(([one], [other]) => one - other)) {
    const last = comments.at(-1);
    const isNext = last && source.startsWith('//', pos) && /^\n[ \t]*$/.test(source.slice(last.end, pos));
    if (isNext && source.startsWith('//', last.pos)) last.end = end;
    else comments.push({ pos, end });
  }
  return comments.map(({ pos, end }) => ({
    line: lineAt(file, pos),
    words: wordsOfComment(source.slice(pos, end)),
  }));
};

const isFence = (line: string): boolean => /^\s*```/.test(line);

/** Paragraphs of a Markdown page, without its code. Lines are joined, since a phrase may continue on the next one. */
export const textsOfMarkdown = (source: string): Text[] => {
  const texts: Text[] = [];
  let open: Text | undefined;
  let isCode = false;
  source.split('\n').forEach((line, at) => {
    if (isFence(line)) isCode = !isCode;
    const words = withoutCode(line).trim();
    const startsBlock = /^(#|[-*|>]|\d+\.)/.test(words);
    if (words === '' || isCode || isFence(line) || startsBlock) open = undefined;
    if (words === '' || isCode || isFence(line)) return;
    if (open === undefined) texts.push((open = { line: at + 1, words }));
    else open.words = `${open.words} ${words}`;
  });
  return texts;
};
