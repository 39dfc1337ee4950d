import { defineKind } from './commandKind';
import { decidePosting, lookUpPostings, postingKey, type PostingKnown } from './posting';
import { noReason } from './refusals';

const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]{1,500}$/u;

/** Something that can be read, and that somebody will understand years from now. */
export const isReason = (text: string): boolean => printable.test(text) && text.trim() !== '';

export const correctLedger = defineKind({
  kind: 'ledger.correct',
  keysOf: ({ id }) => [postingKey(id)],
  lookUp: lookUpPostings,
  decide: (_view, command, known: PostingKnown) => {
    const { id, reason, by } = command;
    if (!isReason(reason) || !isReason(by)) return noReason;
    const decision = decidePosting('ledger.correct', command, known);
    return 'postings' in decision
      ? { ...decision, events: [{ kind: 'ledger.corrected', payload: { posting: id, reason, by } }] }
      : decision;
  },
});
