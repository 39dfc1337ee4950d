import { describe, expect, it } from 'vitest';
import { addToTape, loadTape, readTape, readTrade, type TapeRow } from './tape';

const wire = (id: number, second: number) => ({
  id,
  created_at: new Date(Date.UTC(2026, 1, 10, 12) + second * 1000).toISOString(),
  quantity: '1.50',
  taker_side: 'buy' as const,
  price: '0.05',
});
const rows = (...ids: number[]): TapeRow[] => readTape(ids.map((id) => wire(id, id)));
const idsOf = (tape: readonly TapeRow[]) => tape.map(({ id }) => id);

describe('tape rows', () => {
  it('are read exactly, and an invalid one is left out', () => {
    expect(readTape([wire(1, 1), { ...wire(2, 2), created_at: 'yesterday' }])).toEqual([
      { id: '1', at: Date.parse('2026-02-10T12:00:01Z'), price: '0.05', amount: '1.5', side: 'buy' },
    ]);
    expect(readTrade({ price: '1', amount: '1', side: 'sell' })).toEqual([]);
  });

  it('are newest first, each once, and existing ones stay the same', () => {
    expect(idsOf(addToTape(rows(2, 1), rows(2, 4, 3)))).toEqual(['4', '3', '2', '1']);
    const same = rows(2, 1);
    expect(addToTape(same, rows(1))).toBe(same);
    expect(addToTape(same, rows(3))[1]).toBe(same[0]);
  });

  it('that arrive late are put in their place', () => {
    expect(idsOf(addToTape(rows(5, 3, 1), rows(4)))).toEqual(['5', '4', '3', '1']);
  });

  it('traded at the same time keep the order in which they arrived, the last on top', () => {
    const [first, second] = readTape([wire(1, 7), wire(2, 7)]);
    expect(idsOf(addToTape(addToTape([], first ? [first] : []), second ? [second] : []))).toEqual(['2', '1']);
  });

  const many = (count: number) => readTape(Array.from({ length: count }, (_, at) => wire(200 - at, 30 - at / 10)));

  it('are a hundred when loaded, and forty as live ones arrive [TRD-261]', () => {
    expect(loadTape(many(100), [])).toHaveLength(100);
    expect(loadTape(many(120), [])).toHaveLength(100);
    expect(idsOf(addToTape(many(100), rows(59)))).toEqual(['59', ...idsOf(many(39))]);
  });

  it('received while others were loading are merged, none twice and none lost [TRD-263]', () => {
    expect(idsOf(loadTape(rows(4, 3, 1), rows(5, 4, 2)))).toEqual(['5', '4', '3', '2', '1']);
    expect(idsOf(loadTape([], rows(2)))).toEqual(['2']);
    expect(idsOf(loadTape(rows(3, 3, 2), []))).toEqual(['3', '2']);
    const told = rows(4);
    expect(loadTape(rows(4, 3), told)[0]).toBe(told[0]);
  });

  it('from before a gap are dropped: trades in between would be missing [TRD-263]', () => {
    expect(idsOf(loadTape(rows(9, 8, 7), rows(3, 2)))).toEqual(['9', '8', '7']);
  });
});
