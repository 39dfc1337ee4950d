/** Control characters would move the cursor of whoever reads them; invisible ones and direction marks hide or turn text. */
const harmful = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What strangers typed, for a terminal. */
export const escapeForTerminal = (text: string): string =>
  text.replaceAll(harmful, (character) =>
    character === '\n' ? '\n' : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );

/** The same below the line that it belongs to: each of its lines is indented. */
export const indentedLines = (text: string, indent = '    '): string[] =>
  escapeForTerminal(text)
    .split('\n')
    .map((line) => `${indent}${line}`);

/** What operators typed: one of them may have another program than ours, and no text may look like a line or hide one. */
export const onOneLine = (text: string): string => escapeForTerminal(text).replaceAll('\n', '\\n');

const escapedUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The same in JSON, where it is read back as it was typed. */
export const escapeJsonForTerminal = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replaceAll(harmful, (character) =>
    character === '\n' ? '\n' : character.split('').map(escapedUnit).join(''),
  );
