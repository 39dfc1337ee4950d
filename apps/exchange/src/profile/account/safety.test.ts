import { expect, it } from 'vitest';
import { ada, newcomer } from '../testing/people';
import { safetyOf } from './safety';

const marked = (profile: Parameters<typeof safetyOf>[0]): string =>
  safetyOf(profile)
    .map(({ name, isDone }) => `${isDone ? '+' : '-'}${name}`)
    .join(' ');

it.each([
  ['everything', ada, '+app +recovery +word +identity'],
  [
    'codes by email instead of the app',
    { ...ada, secondFactor: 'mail', recoveryCodesLeft: null },
    '-app -recovery +word +identity',
  ],
  ['two recovery codes left', { ...ada, recoveryCodesLeft: 2 }, '+app -recovery +word +identity'],
  [
    'documents under review, and no word',
    { ...ada, antiPhishingWord: null, kyc: 'Submitted' },
    '+app +recovery -word -identity',
  ],
  [
    'a server without recovery codes and word',
    { ...newcomer, recoveryCodesLeft: undefined, antiPhishingWord: undefined },
    '-app -identity',
  ],
] as const)('an account with %s is as safe as that [PRF-190]', (_, profile, expected) => {
  expect(marked(profile)).toBe(expected);
});
