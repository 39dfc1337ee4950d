import ts from 'typescript';
import { codesIn } from './rows';
import { codesOfStories } from './stories';

const testFunctions = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'step', 'only', 'extend', 'use']);

interface TestCall {
  isRun: boolean;
  /** The table of `it.each(table)(…)`. */
  table: ts.Expression | undefined;
}

/** Reads `it`, `test.describe`, `it.each(table)`, `it.runIf(so)`; undefined for any other call. */
const testCall = (callee: ts.Expression): TestCall | undefined => {
  if (ts.isIdentifier(callee)) return testFunctions.has(callee.text) ? { isRun: true, table: undefined } : undefined;
  if (ts.isPropertyAccessExpression(callee)) {
    const before = testCall(callee.expression);
    return before && { ...before, isRun: before.isRun && !notRun.has(callee.name.text) };
  }
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return undefined;
  const before = testCall(callee.expression);
  const isEach = ['each', 'for'].includes(callee.expression.name.text);
  return before && { ...before, table: isEach ? callee.arguments[0] : before.table };
};

/** The literal parts of a title; what a template fills in is not known here. */
const titleText = (title: ts.Expression): string => {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…');
};

const constantsOf = (file: ts.SourceFile): Map<string, ts.Expression> => {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
};

/** Codes in the rows of a table, even if the table is a constant of the same file. */
const codesOfTable = (table: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] => {
  const codes: string[] = [];
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node)) codes.push(...codesIn(node.text));
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (constant) visit(constant);
    ts.forEachChild(node, visit);
  };
  visit(table);
  return codes;
};

/** Codes in the names of the tests that a file runs, tables of `each` included; comments and bodies don't count. */
const codesOfTests = (file: ts.SourceFile): string[] => {
  const codes: string[] = [];
  const constants = constantsOf(file);
  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? testCall(node.expression) : undefined;
    if (call?.isRun === false) return;
    const title = call && ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (call && title) {
      const text = titleText(title);
      codes.push(...codesIn(text));
      if (call.table && /[%$]/.test(text)) codes.push(...codesOfTable(call.table, constants));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return codes;
};

export interface TestFile {
  codes: string[];
  imports: string[];
}

/** The codes in the names of a file's tests, and what the file imports. */
export const readTests = (path: string, source: string): TestFile => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  return {
    codes: path.endsWith('.stories.tsx') ? codesOfStories(file) : codesOfTests(file),
    imports: file.statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : [],
    ),
  };
};
