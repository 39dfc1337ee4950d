import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue';

const item = (name: string, keys: string[] = [], endsGroup = false, isAlone = false) => ({
  name,
  from: name.replace(/\d+$/, ''),
  keys,
  endsGroup,
  isAlone,
});

const queueOf = (names: readonly string[], sizes: Partial<Parameters<typeof createFairQueue>[0]> = {}) => {
  const queue = createFairQueue<ReturnType<typeof item>>({
    groupSize: 4,
    shareOfOne: 4,
    mostWaiting: 100,
    mostOfOne: 100,
    ...sizes,
  });
  const refused = names.filter((name) => !queue.add(item(name)));
  const next = () => queue.nextGroup().map(({ name }) => name);
  return { queue, refused, next };
};

describe('commands that wait', () => {
  it('are taken in turns of their traders, each trader’s in the order they came [OPS-461]', () => {
    const { queue, next } = queueOf(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1']);
    expect([next(), next(), next(), queue.size()]).toEqual([['a1', 'b1', 'c1', 'a2'], ['b2', 'a3', 'a4', 'a5'], [], 0]);
  });

  it('of one trader have a share of a group, whatever others need [OPS-461]', () => {
    const { queue, next } = queueOf(['a1', 'a2', 'a3', 'a4', 'b1'], { shareOfOne: 2 });
    expect(next()).toEqual(['a1', 'b1', 'a2']);
    queue.add(item('b2'));
    expect([next(), next()]).toEqual([['a3', 'b2', 'a4'], []]);
  });

  it('of one trader can’t fill the queue; the exchange’s own may [OPS-461]', () => {
    const { queue, refused } = queueOf(['a1', 'a2', 'a3', 'b1', '1', '2', '3', 'b2'], { mostOfOne: 2, mostWaiting: 7 });
    expect([refused, queue.size()]).toEqual([['a3'], 7]);
    expect(queue.add(item('c1'))).toBe(false);
    expect(queue.takeAll().map(({ name }) => name)).toEqual(['a1', 'a2', 'b1', 'b2', '1', '2', '3']);
    expect([queue.size(), queue.nextGroup()]).toEqual([0, []]);
  });
});

it.each([
  ['nothing', [], 0],
  ['what has no keys', [item('a1'), item('a2'), item('a3')], 3],
  ['no more than a group takes', ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => item(name)), 4],
  ['different keys', [item('a1', ['a']), item('a2', ['b']), item('a3')], 3],
  [
    'up to a key that is taken, however many there are',
    [item('a1', ['a', 'b']), item('a2'), item('a3', ['c', 'b'])],
    2,
  ],
  ['the same key twice in one command', [item('a1', ['a', 'a']), item('a2')], 2],
  ['up to what ends the group', [item('a1'), item('a2', ['a'], true), item('a3')], 2],
  ['up to what is alone', [item('a1'), item('a2', ['a'], false, true), item('a3')], 1],
  ['only what is alone', [item('a1', ['a'], false, true), item('a2')], 1],
])('the next group takes %s [OPS-461]', (_what, those, size) => {
  const { queue } = queueOf([]);
  for (const one of those) queue.add(one);
  const left = those.slice(size).map(({ name }) => name);
  expect(queue.nextGroup()).toEqual(those.slice(0, size));
  expect(queue.takeAll().map(({ name }) => name)).toEqual(left);
});
