import { expect, it } from 'vitest';
import { isLastPage, rowsPerPage } from './readPages';

it.each([
  ['a full page of a server that pages', rowsPerPage, 900, false],
  ['a short page', rowsPerPage - 1, 900, true],
  ['everything of a server that counts and does not page', rowsPerPage + 400, 900, true],
  ['everything of a server that says nothing', rowsPerPage, undefined, true],
])('%s: whether it is the last', (_, rows, total, expected) => {
  expect(isLastPage(rows, total)).toBe(expected);
});
