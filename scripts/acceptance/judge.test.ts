import { describe, expect, it } from 'vitest';
import { faultsOf, openRows, tally, type NamingFile, type Page } from './judge';
import type { Row } from './rows';

const row = (code: string, rest: Partial<Row> = {}): Row => ({
  code,
  fact: 'An order is told',
  proof: 'screen',
  state: 'done',
  ...rest,
});

const pageOf = (...rows: Row[]): Page[] => [{ name: 'orders', rows }];

const story: NamingFile = { path: 'Order.stories.tsx', layer: 'screen', codes: ['XYZ-001', 'XYZ-001'] };
const rule: NamingFile = { path: 'order.test.ts', layer: 'rule', codes: ['XYZ-001'] };

const linesOf = (pages: Page[], ...files: NamingFile[]): string[] =>
  faultsOf(pages, files).flatMap(({ lines }) => lines);

describe('the acceptance lists', () => {
  it('are right if every done row has a test at its layer', () => {
    expect(faultsOf(pageOf(row('XYZ-001')), [story])).toEqual([]);
    expect(faultsOf(pageOf(row('XYZ-001', { state: 'open' })), [])).toEqual([]);
  });

  it('are wrong if a done row has no test, or only one at another layer', () => {
    expect(linesOf(pageOf(row('XYZ-001')))).toEqual([
      'XYZ-001 needs a screen test, but no test names it: An order is told',
    ]);
    expect(linesOf(pageOf(row('XYZ-001')), rule)).toContain(
      'XYZ-001 needs a screen test, but only these name it: order.test.ts (rule). An order is told',
    );
  });

  it('are wrong if a row has no proof or state, a code is used twice, or a test names an unknown one', () => {
    expect(linesOf(pageOf(row('XYZ-001', { proof: undefined, state: undefined })), story)).toEqual([
      'XYZ-001: the fourth column must say rule, call, screen or walk',
      'XYZ-001: the fifth column must say open or done',
    ]);
    expect(linesOf(pageOf(row('XYZ-001'), row('XYZ-001')), story)).toEqual(['XYZ-001']);
    expect(linesOf(pageOf(row('XYZ-002', { state: 'open' })), story)).toEqual(['XYZ-001 in Order.stories.tsx']);
  });

  it('are wrong if a row is also proven at a layer other than its own', () => {
    const pages = pageOf(row('XYZ-001'));
    expect(faultsOf(pages, [story, { ...story, path: 'Form.stories.tsx' }])).toEqual([]);
    expect(linesOf(pages, story, rule)).toEqual(['XYZ-001 (screen) is also cited by order.test.ts (rule)']);
  });

  it('are right whatever other numbers a test names', () => {
    expect(faultsOf(pageOf(row('XYZ-001')), [story, { ...rule, codes: ['SHA-256'] }])).toEqual([]);
  });
});

it('open rows are listed by page and counted', () => {
  const pages = pageOf(row('XYZ-001'), row('XYZ-002', { state: 'open' }));
  expect(openRows(pages)).toEqual([{ title: 'Open in orders:', lines: ['XYZ-002 screen An order is told'] }]);
  expect(tally(pages).map((line) => line.split(/\s+/))).toEqual([
    ['page', 'done', 'open'],
    ['orders', '1', '1'],
    ['all', '1', '1'],
  ]);
});
