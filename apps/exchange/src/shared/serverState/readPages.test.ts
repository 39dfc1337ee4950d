import { expect, it } from 'vitest';
import { isLastPage, rowsPerPage } from './readPages';

it.each([
  ['a full page from a server that pages', rowsPerPage, 900, false],
  ['a short page', rowsPerPage - 1, 900, true],
  ['everything from a server that counts without paging', rowsPerPage + 400, 900, true],
  ['everything from a server without a count', rowsPerPage, undefined, true],
])('%s: whether it is the last', (_, rows, total, expected) => {
  expect(isLastPage(rows, total)).toBe(expected);
});
