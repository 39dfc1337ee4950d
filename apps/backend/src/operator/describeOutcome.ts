import type { CommandKind } from '../exchange/commands';
import type { Outcome, Refusal, RefusalCode } from '../exchange/outcomes';

/** Refusals that traders read in words of their own. */
const forOperators: Partial<Record<RefusalCode, string>> = {
  insufficient: "A trader's available balance is too low for this.",
  'id used': 'This ID is already used by another movement of money. Choose another --id, or leave it out.',
  failed: "Something went wrong in the exchange. See the server's log.",
};

export const describeRefusal = ({ code, message }: Pick<Refusal, 'code' | 'message'>): string =>
  forOperators[code] ?? message;

interface Became {
  outcome: 'done' | 'refused' | 'waiting' | 'waiting for a second person';
  /** Why. */
  refused?: string;
}

/** What became of a command of the inbox so far. */
export const describeOutcome = (outcome: Outcome<CommandKind> | null, isHeld: boolean): Became => {
  if (outcome === null) return { outcome: isHeld ? 'waiting for a second person' : 'waiting' };
  return outcome.refused ? { outcome: 'refused', refused: describeRefusal(outcome.refused) } : { outcome: 'done' };
};
