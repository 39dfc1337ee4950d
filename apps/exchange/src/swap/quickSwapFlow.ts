import { isFailure, quickSwapCurrency, type DecimalText, type Result } from '@exchange/domain';
import { quickSwapMachine, type IntendedSwap, type SeenBalance, type Swapped } from '@exchange/machines';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { newClientId } from '#shared/flows/newClientId.ts';
import { resultOf } from '#shared/serverState/callFailed.ts';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow } from '#shared/session/session.ts';
import { storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';
import { balancesQuery } from '#entities/funds/queries.ts';
import { swappable } from './quickSwapState';
import { quickSwapSays } from './texts';

type Client = Services['client'];

const createSwap =
  (client: Client) =>
  async ({ amount, id }: IntendedSwap): Promise<Swapped> => {
    const answer = await client.swap.swap({
      currency: quickSwapCurrency,
      swap_amount: amount,
      ...(id !== undefined && { client_order_id: id }),
    });
    return isFailure(answer) ? answer : { data: { message: answer.data.message } };
  };

interface Looking {
  client: Client;
  queries: QueryClient;
  userId: string;
}

/** Doesn't join a running load, which may be older than the swap. Every screen sees the answer. */
const lookAtBalance = async ({ client, queries, userId }: Looking): Promise<Result<DecimalText>> => {
  const query = balancesQuery(client, userId);
  await queries.cancelQueries(query);
  const answer = await resultOf(queries.query({ ...query, staleTime: 0 }));
  if (isFailure(answer)) return answer;
  const balance = swappable(answer.data);
  return balance === undefined ? { error: { code: 'unexpected' } } : { data: balance };
};

/** Undefined for anything that isn't one of our swaps. */
const readSwap = (fields: StoredFields): IntendedSwap | undefined => {
  const amount = storedFigure(fields['amount']);
  const { id } = fields;
  if (amount === undefined) return undefined;
  return { amount, balance: storedFigure(fields['balance']), id: typeof id === 'string' ? id : undefined };
};

const outcomes = ['swap.accepted', 'swap.refused', 'swap.unconfirmed'] as const;

/** The signed-in trader's quick swap, connected to the exchange. It continues while no screen shows it. */
export const quickSwapFlow: Flow<ActorRefFrom<typeof quickSwapMachine>> = keepFlow({
  create: ({ services: { client, session }, queries }) => {
    const swap = createSwap(client);
    const machine = quickSwapMachine.provide({
      actors: {
        swap: fromPromise<Swapped, IntendedSwap>(({ input }) => swap(input)),
        loadBalance: fromPromise<SeenBalance>(() =>
          lookAtBalance({ client, queries, userId: traderNow(session) ?? '' }),
        ),
      },
    });
    return createActor(machine, { input: { newId: newClientId } });
  },
  says: quickSwapSays,
  join: (actor, { services: { session }, queries }) => {
    for (const outcome of outcomes) actor.on(outcome, () => refreshTrader(queries, traderNow(session)));
  },
  remembers: (actor, remember) =>
    remember<IntendedSwap>({
      key: 'quickSwapSent',
      pending: () => (actor.getSnapshot().matches('open') ? undefined : actor.getSnapshot().context.swap),
      write: ({ amount, balance, id }) => ({ amount, balance, id }),
      read: readSwap,
      recall: (swap) => actor.send({ type: 'swap.recalled', swap }),
    }),
});
