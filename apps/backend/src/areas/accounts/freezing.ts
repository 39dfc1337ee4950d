import { textColumn } from '../../exchange/sql/columns';
import { defineKind } from '../../exchange/commandKind';
import type { Decision, View } from '../../exchange/effects';
import { isReadableLine } from '../../exchange/readableLine';
import { readTraders } from '../../exchange/fundLookups';
import { noReason, noSuchTrader } from '../../exchange/refusals';
import { rowFor, type RowWriter } from '../../exchange/sql/rows';

interface Freezing {
  trader: string;
  by: string;
  why: string;
}

/** Whether the account was already in that state. */
interface Frozen {
  isRepeat: boolean;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Puts an account on hold: its trader can only view and cancel. */
    'account.freeze': Freezing;
    'account.unfreeze': Freezing;
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'account.freeze': Frozen;
    'account.unfreeze': Frozen;
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'account.frozen': Freezing;
    'account.unfrozen': Freezing;
  }
}

interface FreezeRow {
  trader: string;
  isFrozen: boolean;
}

const setFrozen: RowWriter<FreezeRow> = (rows, { at }) => ({
  name: 'accounts-set-frozen',
  text: `update trader set frozen_at = case when is_frozen then $3::timestamptz end
         from unnest($1::text[], $2::boolean[]) as changed (id, is_frozen) where unique_id = changed.id`,
  values: [textColumn(rows, ({ trader }) => trader), rows.map(({ isFrozen }) => isFrozen), new Date(at)],
});

const objectionTo = ({ trader, by, why }: Freezing, traders: ReadonlySet<string>) => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  return traders.has(trader) ? undefined : noSuchTrader;
};

const freezingKind = (kind: 'account.freeze' | 'account.unfreeze', isFrozen: boolean) =>
  defineKind<typeof kind, ReadonlySet<string>>({
    kind,
    // A statement can't both freeze and unfreeze the same row.
    keysOf: ({ trader }) => [`freezing ${trader}`],
    lookUp: (client, commands) =>
      readTraders(
        client,
        commands.map(({ trader }) => trader),
      ),
    decide: ({ state }: View, { trader, by, why }, traders): Decision<typeof kind> => {
      const objection = objectionTo({ trader, by, why }, traders);
      if (objection) return objection;
      if (state.frozen.has(trader) === isFrozen) return { done: { isRepeat: true } };
      return {
        done: { isRepeat: false },
        rows: [rowFor(setFrozen, { trader, isFrozen })],
        events: [{ kind: isFrozen ? 'account.frozen' : 'account.unfrozen', payload: { trader, by, why } }],
        change: ({ frozen }) => {
          if (isFrozen) frozen.add(trader);
          else frozen.delete(trader);
        },
      };
    },
  });

export const freezeAccount = freezingKind('account.freeze', true);
export const unfreezeAccount = freezingKind('account.unfreeze', false);
