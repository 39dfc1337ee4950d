import { defineKind } from '../commandKind';
import { decidePosting, lookUpPostings, postingKey, type PostingKnown } from './posting';
import { isReadableLine } from '../readableLine';
import { noReason } from '../refusals';

export const correctLedger = defineKind({
  kind: 'ledger.correct',
  keysOf: ({ id }) => [postingKey(id)],
  lookUp: lookUpPostings,
  decide: (_view, command, known: PostingKnown) => {
    const { id, reason, by } = command;
    if (!isReadableLine(reason) || !isReadableLine(by)) return noReason;
    const decision = decidePosting('ledger.correct', command, known);
    return 'postings' in decision
      ? { ...decision, events: [{ kind: 'ledger.corrected', payload: { posting: id, reason, by } }] }
      : decision;
  },
});
