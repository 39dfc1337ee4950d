import type { CommandKind } from '../exchange/commands';
import type { Outcome, Refusal, RefusalCode } from '../exchange/outcomes';

/** Refusals that traders read in words of their own. */
const forOperators: Partial<Record<RefusalCode, string>> = {
  insufficient: 'A trader has less available than this would take.',
  'id used': 'The id belongs to another movement of money. Choose another --id, or leave it out.',
  failed: "Something went wrong in the exchange; the server's log says what.",
};

export const whyRefused = ({ code, message }: Pick<Refusal, 'code' | 'message'>): string =>
  forOperators[code] ?? message;

interface Became {
  outcome: 'done' | 'refused' | 'waiting';
  /** Why. */
  refused?: string;
}

/** What became of a command of the inbox so far. */
export const whatBecame = (outcome: Outcome<CommandKind> | null): Became => {
  if (outcome === null) return { outcome: 'waiting' };
  return outcome.refused ? { outcome: 'refused', refused: whyRefused(outcome.refused) } : { outcome: 'done' };
};
