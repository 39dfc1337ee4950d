import { estimatedYield } from '@exchange/domain';
import type { CommittedEvents } from '../exchange/committedEvents';
import type { Letter, StakeText } from '../mail/letters';

type Changed = CommittedEvents['stake.changed'];

const textOf = ({ stake, on }: Changed): StakeText => {
  const { plan, amount, months, yearlyRate, termEnd } = stake;
  return { plan, amount, months, yearlyRate, termEnd: new Date(termEnd), at: new Date(on) };
};

const begun = ({ plan, amount, months, yearlyRate, termStart }: Changed['stake']): string =>
  estimatedYield({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

/** Emails about a stake: when it begins and whenever a term ends. Single rewards are only in the list. */
export const stakeLetter = (changed: Changed): Letter | undefined => {
  const { stake, change, reward } = changed;
  const text = textOf(changed);
  const paid = { ...text, reward: reward?.amount ?? '0' };
  if (change === 'begun') return { kind: 'stakeBegun', estimate: begun(stake), ...text };
  if (change === 'renewed') return { kind: 'stakeRenewed', ...paid };
  if (change === 'completed') return { kind: 'stakeCompleted', ...paid };
  if (change === 'revoked') return { kind: 'stakeRevoked', returnsOn: new Date(stake.nextDue ?? 0), ...text };
  return change === 'returned' ? { kind: 'stakeReturned', ...text } : undefined;
};
