import {
  add,
  compare,
  multiply,
  roundDown,
  subtract,
  type AssetSymbol,
  type DecimalText,
  type Pair,
  type Side,
} from '@exchange/domain';

interface NaiveOrder {
  number: number;
  trader: string;
  side: Side;
  price: DecimalText;
  open: DecimalText;
  gross: DecimalText;
  net: DecimalText;
}

export interface NaiveTrade {
  price: DecimalText;
  amount: DecimalText;
  maker: number;
}

/** One pair, in decimals and plain lists that are sorted in full each time: slow, but simple enough to trust. */
export const createNaiveExchange = (pair: Pair, feePercent: DecimalText) => {
  const balances = new Map<string, DecimalText>();
  let open: NaiveOrder[] = [];
  let number = 0;

  const read = (key: string): DecimalText => balances.get(key) ?? '0';
  const give = (key: string, amount: DecimalText): void => {
    balances.set(key, add(read(key), amount));
  };
  const take = (key: string, amount: DecimalText): void => {
    balances.set(key, subtract(read(key), amount));
  };
  const available = (trader: string, asset: AssetSymbol): string => `${trader} available ${asset}`;
  const inOrders = (trader: string, asset: AssetSymbol): string => `${trader} in orders ${asset}`;
  const payment = (side: Side): AssetSymbol => (side === 'buy' ? pair.quote : pair.base);
  const cost = ({ side, price }: Pick<NaiveOrder, 'side' | 'price'>, amount: DecimalText): DecimalText =>
    side === 'buy' ? multiply(price, amount) : amount;

  const crosses = (taker: NaiveOrder, maker: NaiveOrder): boolean =>
    taker.side !== maker.side &&
    (taker.side === 'buy' ? compare(maker.price, taker.price) <= 0 : compare(maker.price, taker.price) >= 0);
  const next = (taker: NaiveOrder): NaiveOrder | undefined =>
    open
      .filter((maker) => crosses(taker, maker))
      .toSorted((one, other) => {
        const byPrice = compare(one.price, other.price) * (taker.side === 'buy' ? 1 : -1);
        return byPrice === 0 ? one.number - other.number : byPrice;
      })[0];

  const receive = (order: NaiveOrder, asset: AssetSymbol, gross: DecimalText): void => {
    order.gross = add(order.gross, gross);
    const net = roundDown(multiply(order.gross, multiply(subtract('100', feePercent), '0.01')), 18);
    give(available(order.trader, asset), subtract(net, order.net));
    give(`fees ${asset}`, subtract(gross, subtract(net, order.net)));
    order.net = net;
  };

  const trade = (taker: NaiveOrder, maker: NaiveOrder): NaiveTrade => {
    const amount = compare(taker.open, maker.open) < 0 ? taker.open : maker.open;
    const total = multiply(maker.price, amount);
    const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
    take(inOrders(buyer.trader, pair.quote), multiply(buyer.price, amount));
    give(available(buyer.trader, pair.quote), subtract(multiply(buyer.price, amount), total));
    take(inOrders(seller.trader, pair.base), amount);
    receive(buyer, pair.base, amount);
    receive(seller, pair.quote, total);
    for (const order of [taker, maker]) order.open = subtract(order.open, amount);
    open = open.filter((order) => order.open !== '0');
    return { price: maker.price, amount, maker: maker.number };
  };

  const giveBack = (order: NaiveOrder): void => {
    const rest = cost(order, order.open);
    take(inOrders(order.trader, payment(order.side)), rest);
    give(available(order.trader, payment(order.side)), rest);
  };

  return {
    fund: (trader: string, asset: AssetSymbol, amount: DecimalText): void => {
      give(available(trader, asset), amount);
      take(`faucet ${asset}`, amount);
    },
    /** The trades it made; undefined if it was refused. */
    place: (trader: string, side: Side, price: DecimalText, amount: DecimalText): NaiveTrade[] | undefined => {
      const order = { number: number + 1, trader, side, price, open: amount, gross: '0', net: '0' };
      const needed = cost(order, amount);
      if (compare(read(available(trader, payment(side))), needed) < 0) return undefined;
      if (next(order)?.trader === trader) return undefined;
      number += 1;
      take(available(trader, payment(side)), needed);
      give(inOrders(trader, payment(side)), needed);
      const trades: NaiveTrade[] = [];
      let isCutShort = false;
      for (let maker = next(order); maker && order.open !== '0' && !isCutShort; maker = next(order)) {
        if (maker.trader === trader) isCutShort = true;
        else trades.push(trade(order, maker));
      }
      if (isCutShort) giveBack(order);
      else if (order.open !== '0') open.push(order);
      return trades;
    },
    cancel: (trader: string, wanted: number): boolean => {
      const order = open.find((one) => one.number === wanted && one.trader === trader);
      if (!order) return false;
      open = open.filter((one) => one !== order);
      giveBack(order);
      return true;
    },
    balances: (): Record<string, DecimalText> =>
      Object.fromEntries([...balances].filter(([, amount]) => amount !== '0').toSorted()),
    /** Open orders, oldest first. */
    orders: (): string[] => open.map((order) => `${order.number} ${order.side} ${order.price} ${order.open}`),
  };
};
