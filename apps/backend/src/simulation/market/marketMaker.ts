import { pairs, type Pair, type PairName, type Side } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import type { Exchange } from '../../exchange/exchange';
import type { LevelChange } from '../../exchange/events';
import type { Refusal } from '../../exchange/outcomes';
import { demoPrice } from './demoPrices';
import { away, gridStep, slotSeconds, type Quote } from './grid';
import { othersOffers } from './othersOffers';
import type { OwnOrder, OwnOrders } from './ownOrders';
import { planSide } from './quoting';
import type { SimulationTraders } from './simulationTraders';
import { planSwaps } from './swapping';
import { slotDue, takerQuote, takingIn, type Offer, type OthersOffers, type Taking } from './taking';
import { unitsText } from './units';

export interface MarketMakerOptions {
  exchange: Pick<Exchange, 'submit' | 'levels'>;
  own: OwnOrders;
}

interface Moment {
  /** Seconds since 1970: everything up to `from` has been done, and `to` is now. */
  from: number;
  to: number;
}

interface Plan {
  cancel: OwnOrder[];
  place: { trader: string; quote: Quote }[];
}

/** How many seconds to wait before trying a closed pair again. */
const restSeconds = 30;

const restingFor: Readonly<Record<Side, Side>> = { buy: 'sell', sell: 'buy' };

const anyOf = (traders: readonly string[], index: number): string => traders[index % traders.length] ?? '';

/** The makers' best offer for a taker once the plan is carried out; the earliest at that price. */
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

/** Decides what makers and takers do at a moment, and submits it to the exchange. */
export const createDesk = ({ exchange, own }: MarketMakerOptions) => {
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

  /** Takers don't wait: the unfilled rest is cancelled. */
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

  /** Submits everything at once and in order, so that it is carried out and written together. */
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
    /** Updates every book, and makes the trades that are due. */
    work: async (traders: SimulationTraders, moment: Moment): Promise<void> => {
      const levels = exchange.levels();
      const open = pairs.filter(({ name }) => (closedUntil.get(name) ?? 0) <= moment.to);
      await Promise.all(open.flatMap((pair) => work(pair, traders, moment, levels)));
    },
    /** Cancels all orders of these traders. */
    withdraw: async (traders: readonly string[]): Promise<void> => {
      await Promise.all(traders.map((trader) => exchange.submit({ kind: 'orders.cancel', trader })));
    },
  };
};
