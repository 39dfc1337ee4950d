import { expect, it } from 'vitest';
import { fieldTexts } from '../messages/fields';
import { antiPhishingWord } from './antiPhishingWord';

it.each(['heron', 'blue heron', 'Zürich-42', '2026', 'x'.repeat(20)])('%j may stand in every email', (word) => {
  expect(antiPhishingWord(word)).toBeUndefined();
});

it.each([
  'abc',
  'x'.repeat(21),
  'www.evil.test',
  '<b>bold</b>',
  ' heron',
  'two  spaces',
  'line\nbreak',
  '\u0301heron',
  'heron\u202E',
])('%j may not', (word) => {
  expect(antiPhishingWord(word)).toBe(fieldTexts.antiPhishingWord);
});
