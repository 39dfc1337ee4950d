import { tradingFee, type Pair, type Side } from '@exchange/domain';
import { useCallback, useEffect } from 'react';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { BookPanel } from './book/BookPanel';
import { ChartPanel } from './chart/ChartPanel';
import { BottomPanel } from './lists/BottomPanel';
import { useOpenOrders } from './lists/useTraderList';
import { useTraderRefresh } from './lists/useTraderRefresh';
import { useIsMarketStale, usePairFeeds, type PairFeeds } from './live/pairFeeds';
import { OrderSide } from './orders/OrderSide';
import type { OrderEntry } from './orders/useOrderEntry';
import { useFees, useIsTradable } from './orders/terms';
import { TapePanel } from './tape/TapePanel';
import { TradeView } from './TradeView';
import { useWidth } from './useWidth';
import { useOrderForms } from './useOrderForms';
import { useConfirmAbove, useOwnOrders, usePairBalances } from './useOwnOrders';
import { useStored } from '../shared/services/useStored';

const useLastPrice = ({ lastPrice }: PairFeeds) => useStored(lastPrice.subscribe, () => lastPrice.snapshot()?.price);

const doNothing = (): void => undefined;

/** An order that got no answer may turn up among the open ones. */
const useFoundOrders = ({ buy, sell }: Record<Side, OrderEntry>): void => {
  const { rows } = useOpenOrders();
  useEffect(() => {
    for (const { unsettled, find } of [buy, sell])
      if (unsettled && rows?.some(({ clientOrderId }) => clientOrderId === unsettled.clientOrderId))
        find(unsettled.clientOrderId);
  }, [buy, sell, rows]);
};

/** Everything of one pair: what comes in of it, and what a trader does with it. */
export const PairTrading = ({ pair }: { pair: Pair }) => {
  const { feed } = useServices();
  const { kind } = useSession();
  const feeds = usePairFeeds(pair);
  const refresh = useTraderRefresh(pair);
  const ownOrders = useOwnOrders(pair);
  const isStale = useIsMarketStale();
  const fees = useFees();
  const onChanged = useCallback(() => {
    refresh();
  }, [refresh]);
  const entries = useOrderForms({
    feeds,
    confirmAbove: useConfirmAbove(pair),
    onAccepted: onChanged,
    onUnsettled: onChanged,
  });
  const circumstances = {
    lastPrice: useLastPrice(feeds),
    balances: usePairBalances(pair),
    isTradable: useIsTradable(pair),
    isLoggedIn: kind === 'trader',
  };
  useFoundOrders(entries);
  useEffect(() => {
    feed.start();
  }, [feed]);
  // Also while neither is in sight: the forms begin with the book's prices, and tabs find their panel ready.
  useEffect(() => feeds.book.subscribe(doNothing), [feeds.book]);
  useEffect(() => feeds.tape.subscribe(doNothing), [feeds.tape]);

  const side = (name: Side) => (
    <OrderSide
      entry={entries[name]}
      pair={pair}
      circumstances={circumstances}
      feePercent={tradingFee(fees, pair.name, name)}
      isStale={isStale}
    />
  );
  return (
    <TradeView
      width={useWidth()}
      chart={<ChartPanel pair={pair} orders={ownOrders} />}
      book={
        <BookPanel
          feeds={feeds}
          ownOrders={ownOrders}
          onPick={({ price, sum }) => {
            entries.buy.fillFromRow({ price, amount: sum });
            entries.sell.fillFromRow({ price, amount: sum });
          }}
        />
      }
      tape={<TapePanel {...feeds} />}
      forms={{ buy: side('buy'), sell: side('sell') }}
      lists={<BottomPanel pair={pair} />}
    />
  );
};
