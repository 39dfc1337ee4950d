import { tradingTexts } from '@exchange/domain';
import { refuse, type Refused } from '../../contract/handlers';
import type { Refusal, RefusalCode } from '../../exchange/outcomes';

/** Refusals before the exchange is asked. */
export const refusals = {
  bookLimit: refuse(400, 'The limit must be 5 or 500.', 'order_book_limit'),
  notMirrored: refuse(404, "This pair isn't available from this call.", 'pair'),
  underMaintenance: refuse(409, tradingTexts.underMaintenance, 'pair_id'),
} as const satisfies Record<string, Refused>;

export const noSuchPair = (field: string): Refused => refuse(404, "This pair doesn't exist.", field);

export const otherPair = (field: string): Refused => refuse(400, "The pair name and the pair ID don't match.", field);

/** The HTTP status for each refusal of the exchange. */
export const refusalStatuses: Readonly<Record<RefusalCode, number>> = {
  figure: 400,
  'no such pair': 404,
  'no such order': 404,
  'no such trader': 404,
  'not open': 409,
  'no such hold': 404,
  'not held': 409,
  closed: 409,
  insufficient: 400,
  'not offered': 409,
  'own order': 409,
  'too many orders': 409,
  'id used': 409,
  reason: 400,
  frozen: 403,
  'not allowed': 403,
  limit: 403,
  'no such deposit': 404,
  'no such withdrawal': 404,
  'no such documents': 404,
  'no such swap': 404,
  'no such stake': 404,
  'too late': 409,
  failed: 500,
  unavailable: 503,
  unconfirmed: 504,
};

const wireFields: Partial<Record<NonNullable<Refusal['field']>, string>> = {
  price: 'price',
  amount: 'amount',
  pair: 'pair_id',
  order: 'trade_order_id',
  clientOrderId: 'client_order_id',
};

/** A refusal of the exchange in wire format. */
export const toRefused = ({ code, message, field }: Refusal): Refused =>
  refuse(refusalStatuses[code], message, field && wireFields[field]);
