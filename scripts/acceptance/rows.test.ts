import { describe, expect, it } from 'vitest';
import { codesIn, doubled, readRows } from './rows';

const list = `# Orders

| code | fact | source | state |
| --- | --- | --- | --- |
| TRD-001 | An order \\| a trade | part one | done |
| TRD-002 | Not yet | part one | open |
`;

describe('an acceptance list', () => {
  it('is read row by row, heads and escaped bars aside', () => {
    expect(readRows(list)).toEqual([
      { code: 'TRD-001', fact: 'An order \\| a trade', isDone: true },
      { code: 'TRD-002', fact: 'Not yet', isDone: false },
    ]);
  });

  it('that uses a code twice is told so', () => {
    expect(doubled(readRows(`${list}| TRD-001 | Again | part two | open |`))).toEqual(['TRD-001']);
  });

  it('is proven by the codes that tests name, wherever they stand', () => {
    expect(codesIn("it('fills [TRD-001]', …); it.each([['TRD-002', 1]])")).toEqual(['TRD-001', 'TRD-002']);
  });
});
