import { expect, it } from 'vitest';
import { leaveOutStoriesWithoutFact } from './stories';

const lines = [
  'const meta = preview.meta({ component: Button });',
  '/** A fact [XYZ-001]. */ export const Proves = meta.story({ play: check });',
  '/** A fact [XYZ-001]. */ export const OnlyDraws = meta.story({ args });',
  'export const NamesNone = meta.story({ play: check });',
  'export const Plain = meta.story();',
  '/** Another [XYZ-002]. */ export const Extended = Proves.extend({ args });',
];

it('only stories that prove a fact run by day', () => {
  const tagged = leaveOutStoriesWithoutFact('Some.stories.tsx', lines.join('\n')).split('\n');
  expect(tagged.filter((line, index) => line !== lines[index])).toEqual([
    "/** A fact [XYZ-001]. */ export const OnlyDraws = meta.story({ tags: ['!test'], args });",
    "export const NamesNone = meta.story({ tags: ['!test'], play: check });",
    "export const Plain = meta.story({ tags: ['!test'] });",
  ]);
});
