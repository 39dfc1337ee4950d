import type { ContractDocument } from '../../contract/document';
import { readMessages, type Tier } from '../pactFiles';
import { pair, type LiveBed } from './liveBed';

const followers = [pair, `${pair}-book`];
const trading = [`${pair}-trades`, `${pair}-tradeHistory`, 'demo-event', 'trade-history'];
const figures = ['pairStats', 'pairVolume', 'estimate-price-update'];

/** What each trader does, with the channels on which it must be heard. */
export const actsOn = ({ calls, trader, other, pairId }: LiveBed) => {
  const [own, others] = [trader.uniqueId, other.uniqueId];
  const cancelled = (id: string) => [...followers, 'order-cancel', `order-cancel-${id}`, `order-history-${id}`];
  return {
    sell: {
      what: 'an order is placed',
      act: () => calls.place(other, pair, pairId, { side: 'sell', price: '0.0521', amount: '400' }),
      heard: [...followers, `order-history-${others}`],
    },
    buy: {
      what: 'part of it is filled',
      act: () => calls.place(trader, pair, pairId, { side: 'buy', price: '0.0521', amount: '100' }),
      heard: [
        ...[...followers, ...trading, ...figures],
        ...[own, others].flatMap((id) => [`demo-event-${id}`, `order-history-${id}`]),
      ],
    },
    bid: {
      what: 'another order is placed',
      act: () => calls.place(trader, pair, pairId, { side: 'buy', price: '0.0501', amount: '1000' }),
      heard: [...followers, `order-history-${own}`],
    },
    cancelBid: {
      what: 'that order is cancelled',
      act: () => calls.cancel(trader, '0.0501'),
      heard: cancelled(own),
    },
    cancelSell: {
      what: 'the rest of the filled order is cancelled',
      act: () => calls.cancel(other, '0.0521'),
      heard: cancelled(others),
    },
    bidWhileAway: {
      what: 'an order is placed while a socket is away',
      act: () => calls.place(trader, pair, pairId, { side: 'buy', price: '0.0502', amount: '200' }),
      heard: [...followers, `order-history-${own}`],
    },
    sellAgain: {
      what: 'an order is placed after its return',
      act: () => calls.place(other, pair, pairId, { side: 'sell', price: '0.0522', amount: '300' }),
      heard: [...followers, `order-history-${others}`],
    },
  };
};

export type Act = ReturnType<typeof actsOn>[keyof ReturnType<typeof actsOn>];

export const perform = async ({ provoke }: LiveBed, done: readonly Act[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const { what, act, heard } of done) missing.push(...(await provoke(what, act, heard)));
  return missing;
};

/** Enters the states of a message in the pacts for each channel that no call has reached. */
export const enterRest = async (
  bed: LiveBed,
  document: ContractDocument,
  asked: readonly Tier[],
): Promise<string[]> => {
  const messages = asked.flatMap(readMessages);
  const { watch, all, calls, trader, provoke } = bed;
  const heard = new Set(all.flatMap((socket) => socket.heard.map(({ channel }) => watch.nameOf(channel))));
  const missing: string[] = [];
  for (const [name, { post }] of Object.entries(document.webhooks)) {
    const message = messages.find(({ metadata }) => watch.nameOf(metadata.channel) === name);
    if (post['x-audience'] === undefined || heard.has(name) || !message) continue;
    const states = message.providerStates.filter((state) => state.name !== 'a trader');
    const enterAll = async () => {
      for (const state of states) await calls.enter(state.name, state.params);
    };
    const wireName = name.replace('{userId}', trader.uniqueId).replace('{pair}', pair);
    missing.push(...(await provoke(`the state is "${states.at(-1)?.name ?? ''}"`, enterAll, [wireName])));
  }
  return missing;
};
