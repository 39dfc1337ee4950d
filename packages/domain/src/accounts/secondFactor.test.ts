import { expect, it } from 'vitest';
import { readSecondFactor } from './secondFactor';

it.each([
  [{ tfaStatus: 1, mailAuth: 0 }, 'app'],
  [{ tfaStatus: 'enable', mailAuth: 1 }, 'app'],
  [{ tfaStatus: 0, mailAuth: 1 }, 'mail'],
  [{ tfaStatus: '0', mailAuth: '1' }, 'mail'],
  [{ mailAuth: true }, 'mail'],
  [{ tfaStatus: 0, mailAuth: false }, 'none'],
  [{ tfaStatus: 0 }, 'none'],
  [{}, 'none'],
] as const)('%j asks for %s at sign-in [DOM-401]', (status, factor) => {
  expect(readSecondFactor(status)).toBe(factor);
});
