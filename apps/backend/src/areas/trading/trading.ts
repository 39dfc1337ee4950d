import { listSizes } from '@exchange/domain';
import type { Handlers, FormChecks, TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { balanceHandlers } from './balances';
import { bookHandlers, type BookSnapshots } from './bookHandlers';
import { orderObjection } from './orderChecks';
import { orderHandlers, type CommandSubmitter } from './orderHandlers';
import { createOrderStore } from '../../orders/orderStore';
import { refusals } from './refusals';
import { tapeHandlers } from './tapeHandlers';

interface TradingOptions {
  db: Queries;
  books: BookSnapshots;
}

/** Books and trades are public. */
export const tradingHandlers = ({ db, books }: TradingOptions): Handlers => ({
  ...bookHandlers(books),
  ...tapeHandlers(db),
});

interface TradersTradingOptions {
  db: Queries;
  exchange: CommandSubmitter;
}

/** A trader's balances and open orders. */
export const tradingTraderHandlers = ({ db, exchange }: TradersTradingOptions): TraderHandlers => ({
  ...orderHandlers(exchange, createOrderStore(db)),
  ...balanceHandlers(db),
});

const bookLimits: readonly unknown[] = [String(listSizes.orderBookBrief), String(listSizes.orderBook)];

export const tradingFormChecks: FormChecks = {
  orderBook: ({ order_book_limit }) => (bookLimits.includes(order_book_limit) ? undefined : refusals.bookLimit),
  placeOrder: orderObjection('placeOrder'),
  placeSwapOrder: orderObjection('placeSwapOrder'),
};
