import { describe, expect, it } from 'vitest';
import { doubled, readRows } from './rows';

const list = `# Orders

| code | fact | source | proof | state |
| --- | --- | --- | --- | --- |
| XYZ-001 | An order \\| a trade | part one | screen | done |
| XYZ-002 | Not yet | part one | rule | open |
`;

describe('an acceptance list', () => {
  it('is read row by row, without headers and with escaped bars', () => {
    expect(readRows(list)).toEqual([
      { code: 'XYZ-001', fact: 'An order \\| a trade', proof: 'screen', state: 'done' },
      { code: 'XYZ-002', fact: 'Not yet', proof: 'rule', state: 'open' },
    ]);
  });

  it('keeps a row with no proof or an unknown state as unreadable', () => {
    const [withoutProof, withOtherWords] = readRows(
      '| XYZ-003 | Four columns | part one | done |\n| XYZ-004 | Other words | part one | photo | nearly |',
    );
    expect(withoutProof).toEqual({ code: 'XYZ-003', fact: 'Four columns', proof: undefined, state: undefined });
    expect(withOtherWords).toMatchObject({ proof: undefined, state: undefined });
  });

  it('reports a code that is used twice', () => {
    expect(doubled(readRows(`${list}| XYZ-001 | Again | part two | rule | open |`))).toEqual(['XYZ-001']);
  });
});
