import { tradingTexts, pairs, type Pair } from '@exchange/domain';
import { refusing } from '../../contract/exchangeRefusals';
import { refuse, type Refused } from '../../contract/handlers';

/** Refusals before the exchange is asked. */
export const refusals = {
  bookLimit: refuse(400, 'The limit must be 5 or 500.', 'order_book_limit'),
  notMirrored: refuse(404, "This pair isn't available from this call.", 'pair'),
  underMaintenance: refuse(409, tradingTexts.underMaintenance, 'pair_id'),
} as const satisfies Record<string, Refused>;

export const noSuchPair = (field: string): Refused => refuse(404, "This pair doesn't exist.", field);

const otherPair = (field: string): Refused => refuse(400, "The pair name and the pair ID don't match.", field);

type Fields = Readonly<Record<string, string | undefined>>;

/** Finds a pair by ID. Names sent along must be those of the same pair. */
export const namedPair = (id: string, idField: string, names: Fields): Pair | Refused => {
  const pair = pairs.find((one) => one.id === id);
  if (!pair) return noSuchPair(idField);
  const wrong = Object.entries(names).find(([, name]) => name !== undefined && name !== pair.name);
  return wrong ? otherPair(wrong[0]) : pair;
};

/** A refusal of the exchange in wire format. */
export const toRefused = refusing({
  price: 'price',
  amount: 'amount',
  pair: 'pair_id',
  order: 'trade_order_id',
  clientOrderId: 'client_order_id',
});
