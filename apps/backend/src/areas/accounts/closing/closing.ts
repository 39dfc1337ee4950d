import { dayMs, withdrawableUntil } from '@exchange/domain';
import { addRows } from '#exchange/carryOut';
import { defineKind, defineMatchedKind } from '#exchange/commandKind';
import type { Decision } from '#exchange/effects';
import { cancelAll } from '#exchange/kinds/cancelling';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, noSuchTrader, refused, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import { endSessionsOf } from '#identity/stores/endAccess';
import { removePasskeysOf } from '#identity/stores/passkeys';
import { traderKey } from '#transfers/withdrawal';
import { readClosures, setClosures, type Asked, type Closures } from './closures';

declare module '#exchange/commands' {
  interface Commands {
    /** Closes an account: its orders are cancelled, and its trader can only withdraw, for the documented time. */
    'account.close': Asked;
    /** Its trader can do everything again. */
    'account.reopen': Asked;
    /** Lets the trader of a closed account withdraw what remains, from now on for this long. */
    'account.release': Asked & { forMs: number };
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'account.close': { isRepeat: boolean; withdrawableUntil: number; orders: readonly Order[] };
    'account.reopen': { isRepeat: boolean };
    'account.release': { withdrawableUntil: number };
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    'account.closed': Asked & { withdrawableUntil: number };
    'account.reopened': Asked;
    'account.released': Asked & { withdrawableUntil: number };
  }
}

const objectionTo = ({ trader, by, why }: Asked, known: Closures): Refused | undefined => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  return known.has(trader) ? undefined : noSuchTrader;
};

/** Withdrawals look the closure up, so none is in the same group. */
const keysOf = ({ trader }: Asked): readonly string[] => [`closure of ${trader}`, traderKey(trader)];

export const closeAccount = defineMatchedKind<'account.close', Closures>({
  kind: 'account.close',
  keysOf,
  lookUp: readClosures,
  match: (draft, { trader, by, why }, known) => {
    const objection = objectionTo({ trader, by, why }, known);
    if (objection) return objection;
    const before = known.get(trader);
    if (before) return { done: { isRepeat: true, withdrawableUntil: before.withdrawableUntil, orders: [] } };
    const closure = { closedAt: draft.at, withdrawableUntil: withdrawableUntil(draft.at) };
    const orders = cancelAll(draft, { trader });
    addRows(draft, [
      rowFor(setClosures, { trader, closure }),
      rowFor(endSessionsOf, trader),
      rowFor(removePasskeysOf, trader),
    ]);
    draft.events.push({
      kind: 'account.closed',
      payload: { trader, by, why, withdrawableUntil: closure.withdrawableUntil },
    });
    draft.state.closed.add(trader);
    return { done: { isRepeat: false, withdrawableUntil: closure.withdrawableUntil, orders } };
  },
});

export const reopenAccount = defineKind<'account.reopen', Closures>({
  kind: 'account.reopen',
  keysOf,
  lookUp: readClosures,
  decide: (_view, { trader, by, why }, known): Decision<'account.reopen'> => {
    const objection = objectionTo({ trader, by, why }, known);
    if (objection) return objection;
    if (!known.get(trader)) return { done: { isRepeat: true } };
    return {
      done: { isRepeat: false },
      rows: [rowFor(setClosures, { trader, closure: undefined })],
      events: [{ kind: 'account.reopened', payload: { trader, by, why } }],
      change: ({ closed }) => void closed.delete(trader),
    };
  },
});

const notClosed = refused({ code: 'too late', message: "This account isn't closed." });

const longestRelease = 90;

const wrongTime = refused({
  code: 'figure',
  message: `Funds can be released for up to ${String(longestRelease)} days at a time.`,
});

const isReleaseTime = (ms: number): boolean => Number.isSafeInteger(ms) && ms > 0 && ms <= longestRelease * dayMs;

export const releaseFunds = defineKind<'account.release', Closures>({
  kind: 'account.release',
  keysOf,
  lookUp: readClosures,
  decide: ({ at }, { trader, by, why, forMs }, known): Decision<'account.release'> => {
    const objection = objectionTo({ trader, by, why }, known);
    if (objection) return objection;
    if (!isReleaseTime(forMs)) return wrongTime;
    const before = known.get(trader);
    if (!before) return notClosed;
    // It never takes away from the time that there was.
    const until = Math.max(before.withdrawableUntil, at + forMs);
    return {
      done: { withdrawableUntil: until },
      rows: [rowFor(setClosures, { trader, closure: { ...before, withdrawableUntil: until } })],
      events: [{ kind: 'account.released', payload: { trader, by, why, withdrawableUntil: until } }],
    };
  },
});
