import ts from 'typescript';
import { codesIn } from './rows';

interface Story {
  name: string;
  description: string;
  hasPlay: boolean;
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
        });
  }
  return stories;
};

/** A story names codes in its description. Without a play function it asserts nothing, so it proves nothing. */
export const codesOfStories = (file: ts.SourceFile): string[] =>
  storiesIn(file)
    .filter((story) => story.hasPlay)
    .flatMap(({ description }) => codesIn(description));
