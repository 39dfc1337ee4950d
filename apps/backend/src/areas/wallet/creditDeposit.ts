import type { AssetSymbol, DecimalText } from '@exchange/domain';
import { plainColumn, textColumn } from '../../exchange/columns';
import { defineKind, type Decision } from '../../exchange/commandKind';
import type { CommandOf } from '../../exchange/commands';
import { postedBefore, postingKey, readPostingKnown, type PostingKnown } from '../../exchange/posting';
import { wrongAmount } from '../../exchange/refusals';
import { rowFor, type RowWriter } from '../../exchange/rows';
import { readAmount } from '../../ledger/legs';
import { fromUnits, type Units } from '../../ledger/units';

interface CreditDeposit {
  /** Where it came from, say a chain's transaction and output: the same again is the same deposit. */
  id: string;
  trader: string;
  asset: AssetSymbol;
  amount: DecimalText;
  /** Who credited it and why, where it was a person. */
  by?: string | undefined;
  why?: string | undefined;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Hands a trader what came in from a chain. */
    'deposit.credit': CreditDeposit;
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'deposit.credit': { isRepeat: boolean };
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'deposit.credited': { deposit: string; trader: string; asset: AssetSymbol; amount: DecimalText };
  }
}

interface DepositRow {
  id: string;
  trader: string;
  asset: AssetSymbol;
  amount: Units;
}

const addDeposits: RowWriter<DepositRow> = (rows, group) => ({
  name: 'wallet-add-deposits',
  text: `insert into deposit (id, owner, asset, amount, group_number, at)
         select *, $5, $6 from unnest($1::text[], $2::text[], $3::text[], $4::numeric[])`,
  values: [
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ asset }) => asset),
    plainColumn(rows, ({ amount }) => fromUnits(amount)),
    group.number,
    new Date(group.at),
  ],
});

/** Among postings, deposits have a name of their own. */
const postingId = (deposit: string): string => `deposit ${deposit}`;

const postingOf = ({ id, trader, asset, by, why: reason }: CreditDeposit, amount: Units) => ({
  id: postingId(id),
  legs: [{ asset, amount, from: { house: 'custody' }, to: { trader } }] as const,
  by,
  reason,
});

const decide = (command: CommandOf<'deposit.credit'>, known: PostingKnown): Decision<'deposit.credit'> => {
  const { id, trader, asset } = command;
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const posting = postingOf(command, amount);
  const before = postedBefore('deposit.credit', posting, known);
  if (before) return 'isRepeat' in before ? { done: before } : before;
  return {
    done: { isRepeat: false },
    postings: [posting],
    rows: [rowFor(addDeposits, { id, trader, asset, amount })],
    events: [{ kind: 'deposit.credited', payload: { deposit: id, trader, asset, amount: fromUnits(amount) } }],
  };
};

export const creditDeposit = defineKind({
  kind: 'deposit.credit',
  keysOf: ({ id }) => [postingKey(postingId(id))],
  lookUp: (client, commands) =>
    readPostingKnown(
      client,
      commands.map(({ id, trader }) => ({ id: postingId(id), traders: [trader] })),
    ),
  decide: (_view, command, known: PostingKnown) => decide(command, known),
});
