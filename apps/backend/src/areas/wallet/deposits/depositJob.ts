import { assetSymbols, type AssetSymbol } from '@exchange/domain';
import type { Pool } from 'pg';
import type { ChainReading, Custody } from '../../../custody/custody';
import type { CommandKind, CommandOf } from '../../../exchange/commands';
import type { Exchange } from '../../../exchange/exchange';
import type { Outcomes } from '../../../exchange/outcomes';
import type { Job } from '../../../runtime/job';
import { isNews, isToBeCredited, type Report } from './depositRules';
import { incomingColumns, readIncoming, toIncoming, type Incoming } from './incoming';

export interface DepositJobOptions {
  pool: Pick<Pool, 'query'>;
  custody: Pick<Custody, 'read' | 'send' | 'findSent'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  everyMs: number;
}

/** How many blocks back a chain is read: what lies deeper is taken for settled. */
const followedBlocks = 12;

/** What a chain is followed for: everything not settled yet. */
export const depositJob = ({ pool, custody, exchange, log, everyMs }: DepositJobOptions): Job => {
  const submit = async <Kind extends CommandKind>(command: CommandOf<Kind>): Promise<Outcomes[Kind] | undefined> => {
    const { done, refused } = await exchange.submit<Kind>(command as never);
    if (!refused) return done;
    if (refused.code === 'unavailable' || refused.code === 'unconfirmed') throw new Error(refused.message);
    log.warn({ command: command.kind, code: refused.code, reason: refused.message }, 'A deposit step was refused');
    return undefined;
  };

  const readHeight = async (asset: AssetSymbol): Promise<number> => {
    const { rows } = await pool.query<{ height: string }>('select height from custody_reading where asset = $1', [
      asset,
    ]);
    return Number(rows[0]?.height ?? 0);
  };

  const keepHeight = async (asset: AssetSymbol, height: number): Promise<void> => {
    await pool.query(
      `insert into custody_reading (asset, height) values ($1, $2)
       on conflict (asset) do update set height = excluded.height where custody_reading.height <> excluded.height`,
      [asset, height],
    );
  };

  /** Those that the chain should still show when it is read from this height. */
  const readFollowed = async (asset: AssetSymbol, from: number): Promise<Incoming[]> => {
    const { rows } = await pool.query<Parameters<typeof toIncoming>[0]>(
      `select ${incomingColumns} from incoming
       where asset = $1 and address <> '' and (status = 'waiting' or status in ('credited', 'kept') and height >= $2)`,
      [asset, from],
    );
    return rows.map(toIncoming);
  };

  const reportsOf = ({ height, transfers }: ChainReading): Report[] =>
    transfers.map((transfer) => ({
      transfer,
      confirmations: transfer.height === undefined ? 0 : Math.max(0, height - transfer.height + 1),
    }));

  const report = async (reports: readonly Report[]): Promise<void> => {
    const known = await readIncoming(
      pool,
      reports.map(({ transfer }) => transfer.id),
    );
    for (const one of reports)
      if (isNews(known.get(one.transfer.id), one)) await submit({ kind: 'deposit.report', ...one });
  };

  const follow = async (asset: AssetSymbol): Promise<void> => {
    const from = Math.max(0, (await readHeight(asset)) - followedBlocks);
    const followed = await readFollowed(asset, from);
    const reading = await custody.read(asset, from);
    await report(reportsOf(reading));
    const shown = new Set(reading.transfers.map(({ id }) => id));
    for (const { id } of followed) if (!shown.has(id)) await submit({ kind: 'deposit.reverse', id });
    for (const incoming of await readFollowed(asset, from)) {
      const { id, owner, amount } = incoming;
      if (owner !== null && isToBeCredited(incoming))
        await submit({ kind: 'deposit.credit', id, trader: owner, asset, amount });
    }
    await keepHeight(asset, reading.height);
  };

  const sendBack = async ({ id, asset, amount, returnTo }: Incoming): Promise<void> => {
    if (!returnTo) return;
    const order = `return ${id}`;
    const { refused } = await custody.send({ id: order, asset, amount, ...returnTo });
    const sent = refused === undefined ? await custody.findSent(order) : undefined;
    if (sent) await submit({ kind: 'deposit.returned', id, ...sent });
    else log.warn({ deposit: id, reason: refused }, 'A deposit could not be returned and is tried again');
  };

  const sendBackAll = async (): Promise<void> => {
    const { rows } = await pool.query<Parameters<typeof toIncoming>[0]>(
      `select ${incomingColumns} from incoming where status = 'returning' order by number`,
    );
    for (const row of rows) await sendBack(toIncoming(row));
  };

  return {
    name: 'deposits',
    everyMs,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages: unknown[] = [];
      const steps = [...assetSymbols.map((asset) => () => follow(asset)), sendBackAll];
      // One chain that can't be read holds up no other.
      for (const step of steps) if (!stopping.aborted) await step().catch((error: unknown) => outages.push(error));
      if (outages.length > 0) throw new AggregateError(outages, 'Custody did not answer for every coin.');
    },
  };
};
