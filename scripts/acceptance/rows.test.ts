import { describe, expect, it } from 'vitest';
import { codesIn, doubled, readRows } from './rows';

const list = `# Orders

| code | fact | source | state |
| --- | --- | --- | --- |
| XYZ-001 | An order \\| a trade | part one | done |
| XYZ-002 | Not yet | part one | open |
`;

describe('an acceptance list', () => {
  it('is read row by row, heads and escaped bars aside', () => {
    expect(readRows(list)).toEqual([
      { code: 'XYZ-001', fact: 'An order \\| a trade', isDone: true },
      { code: 'XYZ-002', fact: 'Not yet', isDone: false },
    ]);
  });

  it('that uses a code twice is told so', () => {
    expect(doubled(readRows(`${list}| XYZ-001 | Again | part two | open |`))).toEqual(['XYZ-001']);
  });

  it('is proven by the codes that tests name, wherever they stand', () => {
    expect(codesIn("it('fills [XYZ-001]', …); it.each([['XYZ-002', 1]])")).toEqual(['XYZ-001', 'XYZ-002']);
  });
});
