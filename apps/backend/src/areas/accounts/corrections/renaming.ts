import { personName } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { Decision } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, noSuchTrader, refused } from '#exchange/refusals';
import { textColumn } from '#exchange/sql/columns';
import { rowFor, type RowWriter } from '#exchange/sql/rows';
import type { Asked } from '../closing/closures';

export interface PersonName {
  firstName: string;
  lastName: string;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Corrects a trader's name, also a verified one. */
    'account.rename': Asked & PersonName;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'account.rename': { isRepeat: boolean };
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    'account.renamed': Asked & { from: PersonName; to: PersonName };
  }
}

const rename: RowWriter<PersonName & { trader: string }> = (rows) => ({
  name: 'accounts-rename',
  text: `update trader set first_name = changed.first, last_name = changed.last
         from unnest($1::text[], $2::text[], $3::text[]) as changed (id, first, last) where unique_id = changed.id`,
  values: [
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ firstName }) => firstName),
    textColumn(rows, ({ lastName }) => lastName),
  ],
});

const longest = 60;

/** The rule of every form, so that the trader can save the profile with it. */
const faultIn = (name: string): string | undefined =>
  name.length > longest ? `A name has at most ${String(longest)} characters.` : personName(name);

const wrongName = (message: string) => refused({ code: 'figure', message });

export const renameTrader = defineKind<'account.rename', ReadonlyMap<string, PersonName>>({
  kind: 'account.rename',
  keysOf: ({ trader }) => [`name of ${trader}`],
  lookUp: async (client, commands) => {
    const { rows } = await client.query<PersonName & { id: string }>({
      name: 'accounts-names',
      text: `select unique_id as id, first_name as "firstName", last_name as "lastName"
             from trader where unique_id = any ($1)`,
      values: [commands.map(({ trader }) => trader)],
    });
    return new Map(rows.map(({ id, ...name }) => [id, name]));
  },
  decide: (_view, { trader, by, why, firstName, lastName }, known): Decision<'account.rename'> => {
    if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
    const wrong = faultIn(firstName) ?? faultIn(lastName);
    if (wrong !== undefined) return wrongName(wrong);
    const from = known.get(trader);
    if (!from) return noSuchTrader;
    const to = { firstName, lastName };
    if (from.firstName === to.firstName && from.lastName === to.lastName) return { done: { isRepeat: true } };
    return {
      done: { isRepeat: false },
      rows: [rowFor(rename, { trader, ...to })],
      events: [{ kind: 'account.renamed', payload: { trader, by, why, from, to } }],
    };
  },
});
