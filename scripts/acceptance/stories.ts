import ts from 'typescript';
import { codesIn } from './rows';

interface Story {
  name: string;
  description: string;
  hasPlay: boolean;
  /** Otherwise others only extend it. */
  isExported: boolean;
  call: ts.CallExpression;
}

/** The doc comment above an export, which Storybook shows as the story's description. */
const descriptionOf = (statement: ts.Statement): string =>
  ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map((doc) => doc.getText())
    .join('\n');

const hasPlay = (call: ts.CallExpression, before: readonly Story[]): boolean => {
  const [given] = call.arguments;
  if (given && ts.isObjectLiteralExpression(given) && given.properties.some(({ name }) => name?.getText() === 'play'))
    return true;
  // `Idle.extend({ … })` plays what Idle plays.
  const parent = ts.isPropertyAccessExpression(call.expression) ? call.expression.expression.getText() : '';
  return before.some((story) => story.name === parent && story.hasPlay);
};

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const storiesIn = (file: ts.SourceFile): Story[] => {
  const stories: Story[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isCallExpression(initializer))
        stories.push({
          name: name.getText(),
          description: descriptionOf(statement),
          hasPlay: hasPlay(initializer, stories),
          isExported: isExported(statement),
          call: initializer,
        });
  }
  return stories;
};

/** A story names codes in its description. Without a play function it asserts nothing, so it proves nothing. */
const codesOf = ({ hasPlay, description }: Story): string[] => (hasPlay ? codesIn(description) : []);

export const codesOfStories = (file: ts.SourceFile): string[] => storiesIn(file).flatMap(codesOf);

/** Stories that prove no fact get Storybook's tag for those that a test run leaves out. */
export const leaveOutStoriesWithoutFact = (path: string, text: string): string => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return storiesIn(file)
    .filter((story) => story.isExported && codesOf(story).length === 0)
    .reduceRight((source, { call }) => {
      const [given] = call.arguments;
      const tags = "tags: ['!test']";
      const [at, added] = given ? [given.getStart() + 1, ` ${tags},`] : [call.end - 1, `{ ${tags} }`];
      return source.slice(0, at) + added + source.slice(at);
    }, text);
};
