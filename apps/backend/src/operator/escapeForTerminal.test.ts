import { expect, it } from 'vitest';
import { escapeForTerminal, escapeJsonForTerminal } from './escapeForTerminal';

const typed = String.fromCodePoint(0x1b, 0x9b, 0x7f, 0x202e, 0x2066, 0x200b, 0xe0041, 0x2028);
const hidden = /[\p{Cc}\p{Cf}\u2028]/u;

it('text shows characters that would move the cursor, reverse the line or hide, and keeps its lines', () => {
  expect(escapeForTerminal(`a${typed}\n🙂`)).toBe(
    String.raw`a\u{1b}\u{9b}\u{7f}\u{202e}\u{2066}\u{200b}\u{e0041}\u{2028}` + '\n🙂',
  );
});

it('JSON contains none of them either, and is read back as it was typed [REQ-016]', () => {
  const value = { typed: `a${typed}\n🙂"\\`, [typed]: [typed] };
  const json = escapeJsonForTerminal(value);
  expect(json.replaceAll('\n', '')).not.toMatch(hidden);
  expect(JSON.parse(json)).toEqual(value);
});
