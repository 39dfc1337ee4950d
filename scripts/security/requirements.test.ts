import { describe, expect, it } from 'vitest';
import { requirementIds } from './requirementIds';
import { requirementFaults, type Known } from './requirements';

const known: Known = {
  ids: { 1: ['V1.1.1', 'V2.1.1'], 2: ['V1.1.2', 'V3.1.1', 'V3.1.2'] },
  codes: new Set(['ABC-001']),
  hasFile: (path) => path === 'scripts/a.test.ts',
  hasRule: (name) => name === 'no-eval',
  hasPage: (link) => link === 'operations.md#tls',
};

const rows = {
  code: '| V1.1.1 | 1 | Decoded once | met | ABC-001 |',
  file: '| V1.1.2 | 2 | Encoded last | met | `scripts/a.test.ts` |',
  otherwise: '| V2.1.1 | 1 | TLS | decided otherwise | The proxy does it: [Operations](operations.md#tls) |',
  whole: '| V3 | 2 | OAuth | not applicable | Nobody signs in through another service. |',
  sum: "Of 5 requirements 2 are met, 1 are decided otherwise, and 2 don't apply.",
};

/** The page with some rows written differently. */
const pageWith = (changed: Partial<typeof rows> = {}): string => Object.values({ ...rows, ...changed }).join('\n');

const faultsWith = (changed: Partial<typeof rows>): string[] => requirementFaults(pageWith(changed), known);

const twoMet = "Of 5 requirements 2 are met, 0 are decided otherwise, and 2 don't apply.";

describe('the page about the requirements [OPS-500]', () => {
  it('is right if each has a row with a proof or a reason', () => {
    expect(requirementFaults(pageWith(), known)).toEqual([]);
  });

  it.each<[string, Partial<typeof rows>, string[]]>([
    ['leaves one out', { otherwise: '', sum: twoMet }, ['V2.1.1 (level 1) has no row']],
    ['has one twice', { whole: `${rows.whole}\n${rows.code}` }, ['V1.1.1 has more than one row']],
    [
      'has one that is unknown',
      { whole: `${rows.whole}\n| V9.1.1 | 1 | … | met | ABC-001 |` },
      ['V9.1.1 is no requirement of level 1 or 2'],
    ],
    ['has another level', { code: rows.code.replace('| 1 |', '| 2 |') }, ['V1.1.1 is of level 1']],
    [
      'has no verdict',
      { otherwise: rows.otherwise.replace('decided otherwise', 'fine'), sum: twoMet },
      ['V2.1.1: the verdict must be met, decided otherwise, not applicable'],
    ],
    [
      'claims without proof',
      { code: '| V1.1.1 | 1 | Decoded once | met | We looked at it closely. |' },
      ['V1.1.1 is met, but nothing proves it'],
    ],
    ['names a missing file', { file: rows.file.replace('a.test', 'b.test') }, ['V1.1.2 is met, but nothing proves it']],
    [
      'cites an unknown code',
      { code: rows.code.replace('ABC-001', 'ABC-001, ABC-999') },
      ['V1.1.1 cites ABC-999, which no acceptance list has as done'],
    ],
    [
      'links to nothing',
      { otherwise: rows.otherwise.replace('#tls', '#ssl') },
      ['V2.1.1 links to operations.md#ssl, which leads nowhere'],
    ],
    [
      'decides without a reason',
      { otherwise: '| V2.1.1 | 1 | TLS | decided otherwise | ABC-001 `scripts/a.test.ts` |' },
      ['V2.1.1 is decided otherwise without a reason'],
    ],
    [
      'dismisses without a reason',
      { whole: '| V3 | 2 | OAuth | not applicable | n/a |' },
      ['V3 is not applicable without a reason'],
    ],
    [
      'claims a whole chapter',
      {
        whole: '| V3 | 2 | OAuth | met | ABC-001 |',
        sum: "Of 5 requirements 4 are met, 1 are decided otherwise, and 0 don't apply.",
      },
      ['V3 has to be judged requirement by requirement'],
    ],
    [
      'counts wrongly',
      { sum: "Of 5 requirements 5 are met, 0 are decided otherwise, and 0 don't apply." },
      [`The page has to say: ${rows.sum}`],
    ],
  ])('is refused if it %s', (_, changed, faults) => {
    expect(faultsWith(changed)).toEqual(faults);
  });

  it('may prove by a rule of the linter, and by a page where a page is what is asked for', () => {
    expect(faultsWith({ code: '| V1.1.1 | 1 | No eval | met | `no-eval` |' })).toEqual([]);
    expect(faultsWith({ code: '| V1.1.1 | 1 | Documented | met | [Operations](operations.md#tls) |' })).toEqual([]);
  });

  it('is held against all requirements of levels 1 and 2', () => {
    expect([requirementIds[1].length, requirementIds[2].length]).toEqual([70, 183]);
  });
});
