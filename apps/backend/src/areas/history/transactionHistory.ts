import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../exchange/sql/statement';
import { countedAtMost, rowsOf } from '../../orders/rows';
import { incomingColumns, toIncoming } from '../../transfers/incoming';
import { toDepositItem } from '../../transfers/depositItem';
import { toWithdrawalItem } from '../../transfers/withdrawalItem';
import { toWithdrawal, withdrawalColumns } from '../../transfers/withdrawal';
import { momentOf, rowsUnlessAsked, startAfterEnd } from './range';

interface Filter {
  owner: string;
  asset: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
  clientId: string | undefined;
}

const tables = { Deposit: 'incoming', Withdraw: 'withdrawal' } as const;

type ListName = keyof typeof tables;

/** The statement has only the requested conditions, so that each combination can use its index. */
const conditionsOf = ({ owner, asset, from, to, clientId }: Filter) => {
  const asked: [condition: string, value: unknown][] = [
    ['owner =', owner],
    ['asset =', asset],
    ['created_at >=', from],
    ['created_at <', to],
    ['client_id =', clientId],
  ];
  const given = asked.filter(([, value]) => value !== undefined);
  return {
    where: given.map(([condition], index) => `${condition} $${index + 1}`).join(' and '),
    values: given.map(([, value]) => value),
  };
};

const read = async (queries: Queries, list: ListName, filter: Filter, { limit, offset }: ReturnType<typeof rowsOf>) => {
  const { where, values } = conditionsOf(filter);
  const from = `from ${tables[list]} where ${where}`;
  const page = `order by created_at desc, number desc limit ${limit} offset ${offset}`;
  if (list === 'Deposit') {
    const { rows } = await queries.query<Parameters<typeof toIncoming>[0]>(
      `select ${incomingColumns} ${from} ${page}`,
      values,
    );
    return rows.map((row) => toDepositItem(toIncoming(row)));
  }
  const { rows } = await queries.query<Parameters<typeof toWithdrawal>[0]>(
    `select ${withdrawalColumns} ${from} ${page}`,
    values,
  );
  return rows.map((row) => toWithdrawalItem(toWithdrawal(row)));
};

/** In the order of the index: without it, the database may scan everyone's rows instead. */
const count = async (queries: Queries, list: ListName, filter: Filter): Promise<number> => {
  const { where, values } = conditionsOf(filter);
  const counted = `select 1 from ${tables[list]} where ${where} order by created_at desc limit ${countedAtMost}`;
  const { rows } = await queries.query<{ total: string }>(`select count(*) as total from (${counted}) counted`, values);
  return Number(rows[0]?.total ?? 0);
};

/** Deposits or withdrawals of the token's trader, whoever the call names; newest first. */
export const transactionHistoryHandlers = (queries: Queries): TraderHandlers => ({
  transactionHistory: async ({ trader, parameters }) => {
    const { type, currency: asset, page = 1, limit = rowsUnlessAsked } = parameters;
    const [from, to] = [momentOf(parameters.from), momentOf(parameters.to)];
    if (from && to && from > to) return startAfterEnd;
    const clientId = type === 'Withdraw' ? parameters.client_withdrawal_id : undefined;
    const filter = { owner: trader.uniqueId, asset, from, to, clientId };
    const [data, total] = await Promise.all([
      read(queries, type, filter, rowsOf(page, limit)),
      count(queries, type, filter),
    ]);
    return { data, total };
  },
});
