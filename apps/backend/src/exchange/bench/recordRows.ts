import { withClient } from '../../db/embedded/connection';
import type { Draft } from '../draft';
import { rebuild } from '../writing/rebuild';
import type { Statement } from '../sql/statement';
import { statementsOf } from '../writing/writeGroup';
import { makeTape } from './makeTape';
import { readKnown, type StoredTapeOptions } from './storedTape';

/** What one command writes, and which commands must write first because it changes their orders. */
export interface Recorded {
  statements: Statement[];
  after: number[];
}

/** Balances always in the same order, so that transactions that change the same ones wait instead of deadlocking. */
const inOrder = (draft: Draft): Draft => ({
  ...draft,
  journal: { ...draft.journal, changes: new Map([...draft.journal.changes].toSorted(([one], [other]) => one - other)) },
});

/** The rows that the sequencer writes for each command of a tape, IDs included. */
export const recordRows = (connectionString: string, options: StoredTapeOptions): Promise<Recorded[]> =>
  withClient(connectionString, async (client) => {
    const state = await rebuild(client);
    const recorded: Recorded[] = [];
    const lastWrittenBy = new Map<number, number>();
    const onDraft = (draft: Draft): void => {
      const opened = state.balances.takeOpened();
      if (opened.length > 0) throw new Error('All accounts are to be open before.');
      const after = Array.from(draft.changedOrders, ({ id }) => lastWrittenBy.get(id)).filter((at) => at !== undefined);
      for (const { id } of [...draft.newOrders, ...draft.changedOrders]) lastWrittenBy.set(id, recorded.length);
      recorded.push({ statements: statementsOf(inOrder(draft), opened).map((make) => make()), after });
    };
    makeTape({ ...options, state, known: await readKnown(client), onDraft });
    return recorded;
  });
