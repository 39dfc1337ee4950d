import { describe, expect, it } from 'vitest';
import { sendsItself } from './activityCode';

const ten = { length: 10, hasFailed: false };

describe('a code for new login activity', () => {
  it.each([
    ['sends itself with its fifth character', { before: '1234', after: '12345', hasFailed: false }, true],
    ['may have letters', { before: 'a1b2', after: 'a1b2c', hasFailed: false }, true],
    ['does not count spaces', { before: '123', after: '123 4', hasFailed: false }, false],
    ['is not sent before', { before: '123', after: '1234', hasFailed: false }, false],
    ['is not sent while it is being shortened', { before: '123456', after: '12345', hasFailed: false }, false],
    ['sends itself when pasted', { before: '', after: '12345678', hasFailed: false }, true],
    ['sends itself when pasted, even after a refusal', { before: '', after: '12345678', hasFailed: true }, true],
    ['can be typed longer after a refusal', { before: '1234', after: '12345', hasFailed: true }, false],
    [
      'is sent when it is as long as the exchange says [ACC-294]',
      { ...ten, before: 'abcde-fghi', after: 'abcde-fghij' },
      true,
    ],
    ['is not sent before that', { ...ten, before: 'abcd', after: 'abcde' }, false],
    ['waits for the button then', { before: '12345', after: '123456', hasFailed: true }, false],
  ])('%s', (_, typed, isSent) => {
    expect(sendsItself(typed)).toBe(isSent);
  });
});
