import { pairs, type Pair, type PairName, type Side } from '@exchange/domain';
import { plainDecimal } from '../db/plainDecimal';
import type { Exchange } from '../exchange/exchange';
import type { LevelChange } from '../exchange/events';
import type { Refusal } from '../exchange/outcomes';
import { demoPrice } from './demoPrices';
import { away, gridStep, slotSeconds, type Quote } from './grid';
import { othersOffers } from './othersOffers';
import type { OwnOrder, OwnOrders } from './ownOrders';
import { planSide } from './quoting';
import type { SimulationTraders } from './simulationTraders';
import { planSwaps } from './swapping';
import { slotDue, takerQuote, takingIn, type Offer, type OthersOffers, type Taking } from './taking';
import { unitsText } from './units';

export interface DeskOptions {
  exchange: Pick<Exchange, 'submit' | 'levels'>;
  own: OwnOrders;
}

interface Moment {
  /** Seconds since 1970: what happened until the one has been done, the other is now. */
  from: number;
  to: number;
}

interface Plan {
  cancel: OwnOrder[];
  place: { trader: string; quote: Quote }[];
}

/** A pair that is closed is looked at again after so many seconds. */
const restSeconds = 30;

const restingFor: Readonly<Record<Side, Side>> = { buy: 'sell', sell: 'buy' };

const anyOf = (traders: readonly string[], index: number): string => traders[index % traders.length] ?? '';

/** The best that makers offer to a taker's side once a plan is carried out; at one price the earliest. */
const bestOffer = (taker: Side, own: readonly OwnOrder[], plan: Plan): Offer | undefined => {
  const resting = restingFor[taker];
  const kept = own.filter((order) => order.side === resting && !plan.cancel.includes(order));
  const placed = plan.place.flatMap(({ quote }) => (quote.side === resting ? [quote] : []));
  const offers: Offer[] = [...kept, ...placed];
  return offers.reduce<Offer | undefined>(
    (best, offer) => (best && (best.ticks - offer.ticks) * away[resting] <= 0 ? best : offer),
    undefined,
  );
};

/** Makers and takers at work: decides what they do at a moment, and does it through the exchange's door. */
export const createDesk = ({ exchange, own }: DeskOptions) => {
  const closedUntil = new Map<PairName, number>();
  const offeredBefore = new Map<PairName, number>();

  const cancel = async ({ id, trader }: Pick<OwnOrder, 'id' | 'trader'>): Promise<void> => {
    const { refused } = await exchange.submit({ kind: 'order.cancel', trader, order: id });
    if (refused?.code === 'not open' || refused?.code === 'no such order') own.drop(id);
  };

  const place = (pair: Pair, trader: string, { side, ticks, lots }: Quote) =>
    exchange.submit({
      kind: 'order.place',
      trader,
      pair: pair.name,
      side,
      price: plainDecimal(unitsText(ticks, pair.priceDecimals)),
      amount: plainDecimal(unitsText(lots, pair.amountDecimals)),
    });

  const noteRefusal = (pair: Pair, { code }: Refusal, at: number): void => {
    if (code === 'closed') closedUntil.set(pair.name, at + restSeconds);
  };

  const quote = async (pair: Pair, trader: string, wanted: Quote, at: number): Promise<void> => {
    const { refused } = await place(pair, trader, wanted);
    if (refused) noteRefusal(pair, refused, at);
  };

  /** Takers do not wait: what was not to be had is not wanted any more. */
  const take = async (pair: Pair, trader: string, wanted: Quote): Promise<void> => {
    const { done } = await place(pair, trader, wanted);
    if (done?.order.status === 'open') await cancel(done.order);
  };

  const planBook = (
    pair: Pair,
    orders: readonly OwnOrder[],
    makers: readonly string[],
    at: number,
    taking?: Taking,
  ) => {
    const middle = demoPrice(pair, at);
    const slot = Math.floor(at / slotSeconds);
    const changes = (['sell', 'buy'] as const).map((side) =>
      planSide({
        pair,
        side,
        middle,
        slot,
        own: orders.filter((order) => order.side === side),
        taken: taking && restingFor[taking.side] === side ? taking.lots : undefined,
      }),
    );
    const step = gridStep(pair);
    return {
      cancel: changes.flatMap((change) => change.cancel),
      place: changes.flatMap((change) =>
        change.place.map((wanted) => ({ trader: anyOf(makers, Math.floor(wanted.ticks / step)), quote: wanted })),
      ),
    };
  };

  const planFor = (
    pair: Pair,
    orders: readonly OwnOrder[],
    makers: readonly string[],
    at: number,
    others: OthersOffers,
    taking?: Taking,
  ): Plan => {
    if (pair.fixedPrice === undefined) return planBook(pair, orders, makers, at, taking);
    const ofTraders = others.buy.lots;
    const ofTradersBefore = offeredBefore.get(pair.name) ?? 0;
    offeredBefore.set(pair.name, ofTraders);
    return planSwaps({ pair, own: orders, makers, slot: Math.floor(at / slotSeconds), ofTraders, ofTradersBefore });
  };

  /** Everything is handed in at once and in order, so that it is carried out and written together. */
  const work = (pair: Pair, { makers, takers }: SimulationTraders, { from, to }: Moment, levels: LevelChange[]) => {
    const orders = own.of(pair.name);
    const others = othersOffers({ pair, middle: demoPrice(pair, to), own: orders, levels });
    const slot = slotDue(pair, from, to);
    const taking = slot === undefined ? undefined : takingIn(pair, slot, others);
    const plan = planFor(pair, orders, makers, to, others, taking);
    const wanted = taking && takerQuote(pair, taking, others[taking.side], bestOffer(taking.side, orders, plan));
    return [
      ...plan.cancel.map(cancel),
      ...plan.place.map(({ trader, quote: offer }) => quote(pair, trader, offer, to)),
      ...(wanted ? [take(pair, anyOf(takers, slot ?? 0), wanted)] : []),
    ];
  };

  return {
    /** Brings every book up to a moment, and takes what is due until then. */
    work: async (traders: SimulationTraders, moment: Moment): Promise<void> => {
      const levels = exchange.levels();
      const open = pairs.filter(({ name }) => (closedUntil.get(name) ?? 0) <= moment.to);
      await Promise.all(open.flatMap((pair) => work(pair, traders, moment, levels)));
    },
    /** Takes all orders of some traders out of the books. */
    withdraw: async (traders: readonly string[]): Promise<void> => {
      await Promise.all(traders.map((trader) => exchange.submit({ kind: 'orders.cancel', trader })));
    },
  };
};
