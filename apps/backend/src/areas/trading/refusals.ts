import { tradingTexts } from '@exchange/domain';
import { refusing } from '../../contract/exchangeRefusals';
import { refuse, type Refused } from '../../contract/handlers';

/** Refusals before the exchange is asked. */
export const refusals = {
  bookLimit: refuse(400, 'The limit must be 5 or 500.', 'order_book_limit'),
  notMirrored: refuse(404, "This pair isn't available from this call.", 'pair'),
  underMaintenance: refuse(409, tradingTexts.underMaintenance, 'pair_id'),
} as const satisfies Record<string, Refused>;

export const noSuchPair = (field: string): Refused => refuse(404, "This pair doesn't exist.", field);

export const otherPair = (field: string): Refused => refuse(400, "The pair name and the pair ID don't match.", field);

/** A refusal of the exchange in wire format. */
export const toRefused = refusing({
  price: 'price',
  amount: 'amount',
  pair: 'pair_id',
  order: 'trade_order_id',
  clientOrderId: 'client_order_id',
});
