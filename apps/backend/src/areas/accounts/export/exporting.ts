import { defineKind } from '#exchange/commandKind';
import type { Decision } from '#exchange/effects';
import { readTraders } from '#exchange/fundLookups';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, noSuchTrader } from '#exchange/refusals';
import type { Asked } from '../closing/closures';

declare module '#exchange/commands' {
  interface Commands {
    /** Lets an operator write down what the exchange holds about a trader. */
    'account.export': Asked;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'account.export': { trader: string };
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    'account.exported': Asked;
  }
}

/** Moves and changes nothing: it verifies who asks, and the trader's security log has it. */
export const exportData = defineKind<'account.export', ReadonlySet<string>>({
  kind: 'account.export',
  lookUp: (client, commands) =>
    readTraders(
      client,
      commands.map(({ trader }) => trader),
    ),
  decide: (_view, { trader, by, why }, traders): Decision<'account.export'> => {
    if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
    if (!traders.has(trader)) return noSuchTrader;
    return { done: { trader }, events: [{ kind: 'account.exported', payload: { trader, by, why } }] };
  },
});
