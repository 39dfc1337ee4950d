import { expect, it } from 'vitest';
import { createDraft, type Draft } from '../draft';
import type { LiveOrder } from '../liveOrder';
import { emptyState } from '../testing/memoryExchange';
import { createPositions } from './positions';

const draftOf = (...owners: string[]): Draft => {
  const draft = createDraft({ at: 0, state: emptyState(), lastPrice: () => undefined });
  for (const owner of owners) draft.changedOrders.add({ owner } as LiveOrder);
  return draft;
};

const needs = (positions: ReturnType<typeof createPositions>, ...traders: string[]) =>
  traders.map((trader) => positions.of(trader)?.needed);

it('each trader needs the last group with an order of theirs, and everybody one that changed anything else [OPS-561]', () => {
  const positions = createPositions('me');
  expect(positions.of('ada')).toBeUndefined();
  positions.opened(7);
  expect(positions.of()).toEqual({ writer: 'me', needed: 7, newest: 7 });
  positions.writing({ number: 8, draft: draftOf('ada', 'ben') });
  positions.writing({ number: 9, draft: draftOf('ben') });
  expect(needs(positions, 'ada', 'ben', 'eve')).toEqual([8, 9, 7]);
  const deposit = draftOf();
  deposit.rows.set(() => ({ name: '', text: '', values: [] }), ['row']);
  positions.writing({ number: 10, draft: deposit });
  expect(needs(positions, 'ada', 'ben', 'eve')).toEqual([10, 10, 10]);
});

it('remembers a limited number of traders, and beyond it all of them need the newest group [OPS-560]', () => {
  const positions = createPositions('me', 2);
  positions.opened(1);
  positions.writing({ number: 2, draft: draftOf('ada', 'ben') });
  expect(needs(positions, 'ada', 'eve')).toEqual([2, 1]);
  positions.writing({ number: 3, draft: draftOf('eve') });
  expect(needs(positions, 'ada', 'ben', 'eve')).toEqual([3, 3, 3]);
});
