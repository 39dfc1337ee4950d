import { assetSymbols, depositConfirmations, followedBlocks, type AssetSymbol } from '@exchange/domain';
import type { Pool } from 'pg';
import type { ChainReading, Custody } from '#custody/custody';
import type { Exchange } from '#exchange/exchange';
import type { Job } from '#runtime/job';
import { submitStepOf } from '../shared/submitStep';
import { isNews, isToBeCredited, type Report } from './depositRules';
import { incomingColumns, readIncoming, toIncoming, type Incoming } from '#transfers/incoming';

export interface DepositJobOptions {
  pool: Pick<Pool, 'query'>;
  custody: Pick<Custody, 'read' | 'send' | 'findSent'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  everyMs: number;
}

interface Read {
  asset: AssetSymbol;
  followed: readonly Incoming[];
  reading: ChainReading;
}

/** Follows the chains for every deposit that isn't settled yet. */
export const depositJob = ({ pool, custody, exchange, log, everyMs }: DepositJobOptions): Job => {
  const submit = submitStepOf({ exchange, log, refusal: 'A deposit step was refused' });

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

  /** Deposits that the chain should show when read from this height, unconfirmed ones included. */
  const readFollowed = async (asset: AssetSymbol, from: number): Promise<Incoming[]> => {
    const { rows } = await pool.query<Parameters<typeof toIncoming>[0]>(
      `select ${incomingColumns} from incoming
       where asset = $1 and address <> '' and status in ('waiting', 'credited', 'kept', 'returning')
         and (height is null or height >= $2)`,
      [asset, from],
    );
    return rows.map(toIncoming);
  };

  const readWaiting = async (asset: AssetSymbol): Promise<Incoming[]> => {
    const { rows } = await pool.query<Parameters<typeof toIncoming>[0]>(
      `select ${incomingColumns} from incoming where asset = $1 and status = 'waiting' order by number`,
      [asset],
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

  /** Coins that custody has sent back are gone, even if the payment then left its chain. */
  const isSentBack = async ({ status, returnTo }: Incoming): Promise<boolean> =>
    status === 'returning' && returnTo !== null && (await custody.findSent(returnTo.order)) !== undefined;

  const reverse = async (incoming: Incoming): Promise<void> => {
    if (!(await isSentBack(incoming))) await submit({ kind: 'deposit.reverse', id: incoming.id });
  };

  const read = async (asset: AssetSymbol): Promise<Read> => {
    const from = Math.max(0, (await readHeight(asset)) - followedBlocks);
    // Read before the chain: a followed payment that the chain then doesn't show has left it.
    const followed = await readFollowed(asset, from);
    return { asset, followed, reading: await custody.read(asset, from) };
  };

  const follow = async ({ asset, followed, reading }: Read, shown: ReadonlySet<string>): Promise<void> => {
    await report(reportsOf(reading));
    for (const incoming of followed) if (!shown.has(incoming.id)) await reverse(incoming);
    for (const incoming of await readWaiting(asset)) {
      const { id, owner, amount } = incoming;
      if (owner !== null && isToBeCredited(incoming))
        await submit({ kind: 'deposit.credit', id, trader: owner, asset, amount });
    }
    await keepHeight(asset, reading.height);
  };

  /** Coins are sent back only once their own payment has as many confirmations as a withdrawal needs. */
  const sendBack = async ({ id, asset, amount, keptFor, confirmations, returnTo }: Incoming): Promise<void> => {
    // If custody contradicts itself no confirmations are counted; an operator has checked the payment instead.
    const isSettled = confirmations >= depositConfirmations.toWithdraw || keptFor === 'changed';
    if (!returnTo || !isSettled) return;
    const { order, address, destinationTag } = returnTo;
    const { refused } = await custody.send({ id: order, asset, amount, address, destinationTag });
    if (refused !== undefined) {
      log.warn({ deposit: id, reason: refused }, 'Custody refused to return a deposit');
      await submit({ kind: 'deposit.notReturned', id, order, refused });
      return;
    }
    const sent = await custody.findSent(order);
    if (!sent) return;
    const { transactionId, networkFee } = sent;
    await submit({ kind: 'deposit.returned', id, transactionId, networkFee });
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
    isHeldInCopy: true,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages: unknown[] = [];
      // A chain that can't be read must not delay the others.
      const attempt = async <Result>(step: () => Promise<Result>): Promise<Result | undefined> => {
        if (stopping.aborted) return undefined;
        return step().catch((error: unknown) => void outages.push(error));
      };
      const reads: Read[] = [];
      for (const asset of assetSymbols) reads.push(...[await attempt(() => read(asset))].filter((one) => !!one));
      // Over all coins: a payment that custody now reports under another coin has not left its chain.
      const shown = new Set(reads.flatMap(({ reading }) => reading.transfers.map(({ id }) => id)));
      for (const one of reads) await attempt(() => follow(one, shown));
      await attempt(sendBackAll);
      if (outages.length > 0) throw new AggregateError(outages, 'Custody did not answer for every coin.');
    },
  };
};
