import { reading, type OperatorContext } from '#operator/command';
import { done, type Answer } from '#operator/answer';
import { plainDecimal } from '#db/plainDecimal';
import { spokenMoment } from '#runtime/spokenMoment';

interface Receiver {
  email: string;
  received: string;
  remaining: string;
}

/** A reversed deposit that its trader had already used. */
interface Source {
  deposit: string;
  amount: string;
  reversedAt: string;
  /** Who had its money by then, apart from its trader. */
  passedOnTo: readonly Receiver[];
}

interface Debt {
  email: string;
  asset: string;
  owed: string;
  sources: readonly Source[];
}

/** Whatever became of its payment since: it may wait to come back, or be kept. */
const isTakenBack = `credits > 0 and status <> 'credited'`;

const readDebts = async ({ database }: OperatorContext): Promise<Debt[]> => {
  const { rows } = await database.pool.query<Debt>(
    `with owing as (
       select owner, asset, -balance as owed from account where kind = 'owed' and balance < 0
       union all
       select owner, asset, 0 from incoming where ${isTakenBack} and exists (
         select from young_money where deposit = incoming.id and young_money.owner <> incoming.owner)
     ), debt as (select owner, asset, max(owed) as owed from owing group by owner, asset)
     select email, debt.asset, trim_scale(owed)::text as owed, (
       select coalesce(json_agg(json_build_object('deposit', incoming.id, 'amount', trim_scale(amount)::text,
         'reversedAt', (select max((step->>'at')::timestamptz) from jsonb_array_elements(steps) as step
           where step->>'step' = 'reversed'), 'passedOnTo', (
           select coalesce(json_agg(json_build_object('email', receiver.email, 'received', trim_scale(received)::text,
             'remaining', trim_scale(remaining)::text) order by received desc), '[]')
           from young_money join trader as receiver on receiver.unique_id = young_money.owner
           where deposit = incoming.id and young_money.owner <> incoming.owner)) order by number), '[]')
       from incoming where incoming.owner = debt.owner and incoming.asset = debt.asset and ${isTakenBack}
     ) as sources
     from debt join trader on unique_id = debt.owner order by email, debt.asset`,
  );
  return rows.map((row) => ({ ...row, owed: plainDecimal(row.owed) }));
};

const linesOf = ({ email, asset, owed, sources }: Debt): string[] => [
  owed === '0'
    ? `${email}  has repaid ${asset}, but with coins that may be taken back as well`
    : `${email}  owes ${owed} ${asset}`,
  ...sources.flatMap(({ deposit, amount, reversedAt, passedOnTo }) => [
    `  deposit  ${deposit} of ${amount} ${asset}, reversed ${spokenMoment(new Date(reversedAt))}`,
    ...passedOnTo.map(
      ({ email: receiver, received, remaining }) =>
        `  went to  ${receiver}: ${received} ${asset}, of which ${remaining} were still there`,
    ),
  ]),
];

const list = async (desk: OperatorContext): Promise<Answer> => {
  const debts = await readDebts(desk);
  return done(debts.length === 0 ? 'Nobody owes anything.' : debts.flatMap(linesOf), { debts });
};

export const debtCommands = [
  reading({
    name: 'deposit debts',
    usage: '',
    meaning: 'who owes coins of reversed deposits, and where they went',
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
];
