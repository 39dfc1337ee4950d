import { expect, it } from 'vitest';
import { statusNews } from './useStatusNews';

const isSettled = ({ status }: { status: string }) => status === 'Completed';
const row = (key: string, status: string) => ({ key, status });

it('reports open rows whose status has changed, once', () => {
  const first = statusNews(new Map(), [row('a', 'Pending'), row('b', 'Completed')], isSettled);
  expect(first.changed).toEqual([]);
  const second = statusNews(first.open, [row('c', 'Pending'), row('a', 'Process'), row('b', 'Completed')], isSettled);
  expect(second.changed).toEqual([row('a', 'Process')]);
  const third = statusNews(second.open, [row('c', 'Pending'), row('a', 'Process')], isSettled);
  expect(third.changed).toEqual([]);
});
