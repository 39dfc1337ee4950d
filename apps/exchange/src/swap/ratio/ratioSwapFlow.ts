import { isFailure, parseTyped, readMoment } from '@exchange/domain';
import {
  ratioSwapMachine,
  type IntendedRatioSwap,
  type RatioSwapLookup,
  type RatioSwapSent,
  type SentRatioSwap,
} from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { lookWhenBack } from '#shared/services/lookWhenBack.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow } from '#shared/session/session.ts';
import type { StoredFields } from '#shared/storage/storedFields.ts';
import { readSwaps } from './swapRow';
import { ratioSwapSays } from './texts';

type Client = Services['client'];

/** From the picker's format to the API's. */
const wireMoment = (picked: string): string => new Date(readMoment(picked) ?? 0).toISOString();

const figure = (typed: string): string => parseTyped(typed) ?? typed;

const createSubmit =
  (client: Client) =>
  async ({ id, txHash, buyingDate, amount, amountUSD }: IntendedRatioSwap): Promise<RatioSwapSent> => {
    const answer = await client.swap.submitSwapRatio({
      txHash,
      buyingDate: wireMoment(buyingDate),
      amount: figure(amount),
      amountUSD: figure(amountUSD),
      client_swap_id: id,
    });
    return isFailure(answer) ? answer : { data: { message: answer.data.message } };
  };

/** By id, or by transaction if the server has no ids. */
const createLookUp =
  (client: Client) =>
  async ({ id, txHash }: SentRatioSwap): Promise<RatioSwapLookup> => {
    const answer = await client.swap.swapRatioDetails({});
    if (isFailure(answer)) return answer;
    const isIt = (row: ReturnType<typeof readSwaps>[number]): boolean =>
      row.clientId === undefined ? row.txHash.toLowerCase() === txHash.toLowerCase() : row.clientId === id;
    return { data: { isThere: readSwaps(answer.data).some(isIt) } };
  };

const readSent = ({ id, txHash }: StoredFields): SentRatioSwap | undefined =>
  typeof id === 'string' && typeof txHash === 'string' ? { id, txHash } : undefined;

const outcomes = ['swap.accepted', 'swap.refused', 'swap.unconfirmed', 'swap.found'] as const;

/** The signed-in trader's ratio swap, connected to the exchange. It continues while no screen shows it. */
export const ratioSwapFlow: Flow<ActorRefFrom<typeof ratioSwapMachine>> = keepFlow({
  create: ({ services: { client } }) => {
    const [submit, lookUp] = [createSubmit(client), createLookUp(client)];
    return createActor(
      ratioSwapMachine.provide({
        actors: {
          submit: fromPromise<RatioSwapSent, IntendedRatioSwap>(({ input }) => submit(input)),
          lookUp: fromPromise<RatioSwapLookup, SentRatioSwap>(({ input }) => lookUp(input)),
        },
      }),
    );
  },
  says: ratioSwapSays,
  join: (actor, { services, queries }, onStop) => {
    const userId = traderNow(services.session);
    const refresh = () => refreshTrader(queries, userId);
    for (const outcome of outcomes) actor.on(outcome, refresh);
    if (userId !== undefined) onStop(services.feed.on({ channel: 'ratio-swap-update-{userId}', userId }, refresh));
    onStop(lookWhenBack(() => actor.send({ type: 'look.requested' }), services));
  },
  remembers: (actor, remember) =>
    remember<SentRatioSwap>({
      key: 'ratioSwapSent',
      pending: () => actor.getSnapshot().context.sent,
      write: ({ id, txHash }) => ({ id, txHash }),
      read: readSent,
      recall: (sent) => actor.send({ type: 'swap.recalled', sent }),
    }),
});
