import { counted, type AssetSymbol } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { createChainCustody, createChains, type Chains } from '../custody/chain/chains';
import type { Custody, PayTo } from '../custody/custody';
import { keptBlocks } from '../custody/chain/blocks';
import type { Queries } from '../db/client';
import { readPurpose } from '../db/databasePurpose';
import { keepAction } from './actions';
import { done, refused, type Answer } from './answer';
import { changing, type OperatorContext, type GivenChange } from './command';
import { findTrader, readCoin, readMoney, type Read } from './reading';

const onlyInDemo = 'Simulated chains exist only in a demo. Nothing has changed.';

const isDemo = async ({ isProduction, database }: OperatorContext): Promise<boolean> =>
  !isProduction && (await readPurpose(database.pool)) === 'demo';

interface Simulated {
  queries: Queries;
  chains: Chains;
  custody: Custody;
  at: Date;
}

/** Changes the chains and keeps who did it, together; nothing is kept where it was refused. */
const change = async (
  desk: OperatorContext,
  { action }: GivenChange,
  make: (simulated: Simulated) => Promise<Answer>,
): Promise<Answer> => {
  if (!(await isDemo(desk))) return refused(onlyInDemo);
  return desk.database.db.transaction(async (transaction) => {
    const options = { db: transaction, now: desk.now };
    const chains = createChains(options);
    await chains.prepare();
    const answer = await make({
      queries: transaction,
      chains,
      custody: createChainCustody(options),
      at: new Date(desk.now()),
    });
    if (answer.exit === 0) await keepAction(transaction, { ...action, at: new Date(desk.now()) });
    return answer;
  });
};

/** Kept as if the trader had looked it up: what arrives at an address that is nobody's is credited to nobody. */
const keepAddress = async (
  { queries, at }: Pick<Simulated, 'queries' | 'at'>,
  { owner, asset, place }: { owner: string; asset: AssetSymbol; place: PayTo },
): Promise<void> => {
  await queries.execute(
    sql`insert into deposit_address (owner, asset, address, destination_tag, created_at)
        values (${owner}, ${asset}, ${place.address}, ${place.destinationTag ?? ''}, ${at.toISOString()})
        on conflict do nothing`,
  );
};

/** The address itself, or that of the trader with this email. */
const readPlace = async (
  { queries, custody, at }: Pick<Simulated, 'queries' | 'custody' | 'at'>,
  typed: { place: string; asset: AssetSymbol; tag: string | undefined },
): Promise<Read<PayTo>> => {
  const { place, asset, tag } = typed;
  if (!place.includes('@')) return { value: { address: place, destinationTag: tag } };
  if (tag !== undefined) return { wrong: "The trader's own tag is used. Use --tag only with an address." };
  const trader = await findTrader(queries, place);
  if (trader.wrong !== undefined) return trader;
  const value = await custody.addressFor(asset, trader.value.uniqueId);
  if (!value) return { wrong: `${place} has no ${asset} address.` };
  await keepAddress({ queries, at }, { owner: trader.value.uniqueId, asset, place: value });
  return { value };
};

const deposit = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [place = '', coin = '', figure = ''] = given.words;
  const { tag } = given.options;
  const [asset, amount] = [readCoin(coin), readMoney(figure)];
  if (asset.wrong !== undefined) return refused(asset.wrong);
  if (amount.wrong !== undefined) return refused(amount.wrong);
  return change(desk, given, async ({ chains, ...simulated }) => {
    const to = await readPlace(simulated, { place, asset: asset.value, tag });
    if (to.wrong !== undefined) return refused(to.wrong);
    const payment = { asset: asset.value, amount: amount.value, ...to.value };
    const { transactionId, faults } = await chains.sendTestCoins(payment);
    if (faults) return refused(faults.address ?? faults.destinationTag ?? faults.amount ?? []);
    const shownTag = payment.destinationTag === undefined ? '' : ` with tag ${payment.destinationTag}`;
    return done(
      [
        `${payment.amount} ${payment.asset} is on its way to ${payment.address}${shownTag}, waiting for a block.`,
        `Transaction ${transactionId}`,
      ],
      { outcome: 'done', transactionId, ...payment },
    );
  });
};

const readBlocks = (typed: string): number | undefined => {
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= keptBlocks ? count : undefined;
};

const mine = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [coin = '', typed = '1'] = given.words;
  const [asset, count] = [readCoin(coin), readBlocks(typed)];
  if (asset.wrong !== undefined) return refused(asset.wrong);
  if (count === undefined) return refused(`${typed} is not a number of blocks from 1 to ${keptBlocks}.`);
  return change(desk, given, async ({ chains }) => {
    const height = await chains.mine(asset.value, count);
    return done(`Mined ${counted(count, 'block')} of ${asset.value}. Its chain now has ${counted(height, 'block')}.`, {
      outcome: 'done',
      coin: asset.value,
      count,
      height,
    });
  });
};

export const chainCommands = [
  changing({
    name: 'chain deposit',
    usage: '<email or address> <coin> <amount> [--tag N]',
    meaning: 'send test coins on a simulated chain (demo only)',
    takes: [3, 3],
    options: ['tag'],
    run: deposit,
  }),
  changing({
    name: 'chain mine',
    usage: '<coin> [blocks]',
    meaning: 'add blocks to a simulated chain (demo only)',
    takes: [1, 2],
    run: mine,
  }),
];
