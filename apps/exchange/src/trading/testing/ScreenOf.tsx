import {
  failureText,
  noFeeData,
  tradingFee,
  type OrderCircumstances,
  type OrderForm as Figures,
  type Side,
} from '@exchange/domain';
import {
  BestPrices,
  BookLadder,
  Button,
  DepthChart,
  OrderBook,
  OrderForm,
  PriceChart,
  staticSource,
  TradeTape,
  type FeedState,
  type LastPrice,
  type OwnOrder,
} from '@exchange/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { OwnSizes } from '#shared/settings/panelSizes.ts';
import { BottomPanelView, type BottomPanelViewProps } from '../lists/BottomPanelView';
import { filled } from '../lists/testing/panel';
import { TradeView } from '../TradeView';
import type { Width } from '#shared/services/useWidth.ts';
import { sampleNow, type SampleMarket } from './sampleMarket';

export interface ScreenProps {
  width: Width;
  market: Omit<SampleMarket, 'lastPrice'> & { lastPrice?: LastPrice };
  /** The state of all live data. */
  feed?: FeedState;
  /** Differences from a trader who can trade. */
  circumstances?: Partial<OrderCircumstances>;
  amounts?: Partial<Record<Side, string>>;
  refusal?: string;
  ownOrders?: readonly OwnOrder[];
  lists?: Partial<BottomPanelViewProps>;
  sizes?: OwnSizes;
  /** The open form, on a phone. */
  openForm?: Side;
  hasTools?: boolean;
}

const live: FeedState = { kind: 'live' };

export const failedFeed: FeedState = {
  kind: 'failed',
  text: failureText({ code: 'unreachable' }, 'repeatable'),
  onRetry: fn(),
};

/** The other side's best price, as a form starts. */
const firstFigures = ({ market, amounts = {} }: ScreenProps, side: Side): Figures => {
  const [best] = market.book[side === 'buy' ? 'asks' : 'bids'];
  return { side, price: market.pair.fixedPrice ?? best?.price ?? '0', amount: amounts[side] ?? '' };
};

/** A form that can be typed into. */
const Form = ({ side, ...screen }: ScreenProps & { side: Side }) => {
  const { market, width, feed = live, circumstances, refusal } = screen;
  const { pair, lastPrice } = market;
  const [form, setForm] = useState(() => firstFigures(screen, side));
  return (
    <OrderForm
      form={form}
      circumstances={{
        pair,
        lastPrice: lastPrice?.price,
        balances: { base: '400000', quote: '25000' },
        isTradable: true,
        isLoggedIn: true,
        isVerifying: false,
        ...circumstances,
      }}
      feePercent={tradingFee(noFeeData, pair.name, side)}
      refusal={side === 'buy' ? refusal : undefined}
      isStale={feed.kind === 'stale'}
      size={width === 'phone' ? 'large' : 'small'}
      onChange={setForm}
      onSubmit={fn()}
    />
  );
};

const Book = ({ market: { pair, book, lastPrice }, feed = live, ownOrders = [] }: ScreenProps) => {
  const [grouping, onGroupingChange] = useState(pair.defaultGrouping);
  return (
    <OrderBook
      pair={pair}
      source={staticSource(book)}
      lastPrice={staticSource(lastPrice)}
      state={feed}
      grouping={grouping}
      onGroupingChange={onGroupingChange}
      onDepthChange={fn()}
      ownOrders={ownOrders}
      onPick={fn()}
      onPickPrice={fn()}
    />
  );
};

/** The whole screen from plain values, without services. */
export const ScreenOf = (screen: ScreenProps) => {
  const { width, market, feed = live, lists, sizes = {} } = screen;
  const [openForm, setOpenForm] = useState(screen.openForm);
  const [isFolded, setFolded] = useState(false);
  return (
    <TradeView
      width={width}
      arePairsBelow
      chart={
        <PriceChart
          pair={market.pair}
          datafeed={market.datafeed}
          now={() => sampleNow}
          isStale={feed.kind === 'stale'}
        />
      }
      depth={<DepthChart pair={market.pair} source={staticSource(market.book)} state={feed} />}
      bestLevels={<BookLadder pair={market.pair} source={staticSource(market.book)} onPick={fn()} />}
      bestPrices={<BestPrices pair={market.pair} source={staticSource(market.book)} onPickPrice={fn()} />}
      book={<Book {...screen} />}
      tape={<TradeTape pair={market.pair} source={staticSource(market.trades)} state={feed} onPickPrice={fn()} />}
      forms={{ buy: <Form {...screen} side="buy" />, sell: <Form {...screen} side="sell" /> }}
      tools={
        screen.hasTools && (
          <Button variant="outline" tone="neutral" size="small">
            Quick Swap
          </Button>
        )
      }
      lists={
        <BottomPanelView
          {...filled}
          pair={market.pair}
          fold={width === 'phone' ? undefined : { isFolded, onFoldedChange: setFolded }}
          {...lists}
        />
      }
      areListsFolded={isFolded}
      sizes={sizes}
      onSizeChange={fn()}
      openForm={openForm}
      onOpenFormChange={setOpenForm}
    />
  );
};
