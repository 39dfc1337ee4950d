import { expect, it } from 'vitest';
import { brief } from './complaints';

it('an error is reported in one line, without the stack', () => {
  const error =
    'console: Error: Cannot press the button:\n\n  LI\n    at press (http://here/a.js:1:2)\n    at async play';
  expect(brief(error)).toBe('console: Error: Cannot press the button: LI');
  expect(brief('x'.repeat(1000))).toHaveLength(300);
});
