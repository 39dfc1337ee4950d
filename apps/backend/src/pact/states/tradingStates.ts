import { assetSymbols, pairNames, pairOf, type PairName } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createFavouriteStore } from '../../areas/markets/favourites';
import { trade } from '../../db/schema';
import { arranged, told, type Arrangements, type Services } from '../arranging/arrange';
import { addOther, cancel, cancelAll, fund, placeCounterpart, placeFunded, swapFunded } from '../arranging/pactOrders';
import { findTrader } from '../arranging/pactTrader';

const pair = z.enum(pairNames);
const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const email = z.email();
const text = z.string().min(1);
const figures = { pair, side: z.enum(['buy', 'sell']), price: decimal, amount: decimal };
const order = { email, order: text, ...figures };

const idOf = async (services: Services, address: string): Promise<string> =>
  (await findTrader(services, address)).uniqueId;

/** Movements stay, as in any ledger, but their traders can't be found any more. */
export const forgetOrders = async (services: Services): Promise<void> => {
  await cancelAll(services);
  await services.accounts.db.execute(sql`delete from ${trade}`);
  services.messages.forget();
};

const idInCalls = (name: PairName) => ({ pairId: pairOf(name).id });

export const tradingStates: Arrangements = {
  'a pair': told({ pair, pairId: text }, async ({ pair: name }) => idInCalls(name)),
  'fees of a pair': arranged({ pair, buy: decimal, sell: decimal }, async ({ pair: name, ...fees }, { status }) => {
    await status.setFees(name, fees);
  }),
  'a level of a book': arranged(figures, async (given, services) => {
    await placeFunded(services, await addOther(services), given);
  }),
  'a trade of a pair': arranged(figures, async (given, services) => {
    await placeCounterpart(services, given);
    await placeFunded(services, await addOther(services), given);
  }),
  'funds of a trader': arranged(
    { email, coin: z.enum(assetSymbols), amount: decimal },
    async ({ email: address, ...funds }, services) => {
      await fund(services, await idOf(services, address), funds);
    },
  ),
  'an open order': told({ ...order, clientOrderId: text }, async ({ email: address, order: _, ...given }, services) => {
    const { id } = await placeFunded(services, await idOf(services, address), given);
    return { order: id };
  }),
  'an order that was traded': told(
    { ...order, filled: decimal },
    async ({ email: address, order: _, filled, ...given }, services) => {
      await placeCounterpart(services, { ...given, amount: filled });
      const { id } = await placeFunded(services, await idOf(services, address), given);
      return { order: id };
    },
  ),
  'a cancelled order': told(order, async ({ email: address, order: _, ...given }, services) => {
    const placed = await placeFunded(services, await idOf(services, address), given);
    await cancel(services, placed);
    return { order: placed.id };
  }),
  'a quick swap': arranged(
    { email, amount: decimal, clientOrderId: text },
    async ({ email: address, ...given }, services) => {
      await swapFunded(services, await idOf(services, address), given);
    },
  ),
  'a favourite pair': arranged({ email, pair }, async ({ email: address, pair: name }, services) => {
    const { accounts, now } = services;
    const { id } = pairOf(name);
    await createFavouriteStore(accounts.db).add(await idOf(services, address), Number(id), new Date(now()));
  }),
};
