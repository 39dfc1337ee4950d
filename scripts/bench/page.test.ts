import { describe, expect, it } from 'vitest';
import { updatedPage, type Row } from './page';

const row = (name: string, ours: string): Row => ({
  name,
  compares: 'this against that',
  ours,
  peer: '1 ms',
  ratio: '2.00',
  verdict: 'at most 3: met',
  runs: 5,
  measured: '2030-01-02, some machine',
});

const order = ['size', 'start'];
const rowsOf = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| `'));

describe('the page of benchmarks', () => {
  it('is created the first time', () => {
    expect(rowsOf(updatedPage('', [row('start', '2 ms')], order))).toEqual([
      '| `start` | this against that | 2 ms | 1 ms | 2.00 | at most 3: met | 5 | 2030-01-02, some machine |',
    ]);
  });

  it('keeps rows unchanged that were not measured this time', () => {
    const kept = '| `start` |  as it was  |';
    expect(rowsOf(updatedPage(`Old words\n\n${kept}\n`, [row('size', '7')], order))[1]).toBe(kept);
  });

  it('replaces rows that were measured again', () => {
    const former = updatedPage('', [row('start', '2 ms'), row('size', '7')], order);
    const page = updatedPage(former, [row('start', '4 ms')], order);
    expect(rowsOf(page)).toHaveLength(2);
    expect(page).toContain('4 ms');
    expect(page).not.toContain('2 ms');
  });

  it('lists entries in the order they run', () => {
    const page = updatedPage('| `gone` | kept |', [row('start', '2 ms'), row('size', '7')], order);
    expect(rowsOf(page).map((line) => line.split('`')[1])).toEqual(['size', 'start', 'gone']);
  });

  it('escapes figures that would break the table', () => {
    expect(updatedPage('', [row('size', '1 | 2')], order)).toContain('1 \\| 2');
  });
});
