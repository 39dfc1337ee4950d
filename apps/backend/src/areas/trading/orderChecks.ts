import {
  checkLimitOrder,
  fieldTexts,
  isUnderMaintenance,
  orderCall,
  type OrderCall,
  type Pair,
} from '@exchange/domain';
import { isRefused, refuse, type FormCheck, type Refused } from '../../contract/handlers';
import { namedPair, refusals } from './refusals';

const required = ['exchange_id', 'user_id', 'pair_id', 'symbol', 'amount', 'price', 'side', 'type'] as const;

type Required = Record<(typeof required)[number], string>;

interface PairFields {
  pair_id: string;
  symbol: string;
  pair?: string | undefined;
}

const elsewhere: Readonly<Record<OrderCall, Refused>> = {
  placeOrder: refuse(400, 'Orders on XDC-XDCE go to /trade/new_order_swap.', 'pair_id'),
  placeSwapOrder: refuse(400, 'Only XDC-XDCE is traded here.', 'pair_id'),
};

/** The pair of an order, if this call accepts orders on it. Only the exchange knows whether it is open right now. */
export const pairOfOrder = ({ pair_id, symbol, pair: name }: PairFields, call: OrderCall): Pair | Refused => {
  const pair = namedPair(pair_id, 'pair_id', { symbol, pair: name });
  if (isRefused(pair)) return pair;
  if (orderCall(pair) !== call) return elsewhere[call];
  return isUnderMaintenance({ pair, isTradable: true }) ? refusals.underMaintenance : pair;
};

const figureRefusal = ({ price, amount }: Required, pair: Pair): Refused | undefined => {
  const messages = checkLimitOrder({ price, amount }, { pair });
  if (messages.price !== undefined) return refuse(400, messages.price, 'price');
  return messages.amount === undefined ? undefined : refuse(400, messages.amount, 'amount');
};

/** Undefined if a field has the wrong type: the contract check reports that. */
const textsOf = (fields: Readonly<Record<string, unknown>>): Required | undefined => {
  const entries = required.map((name) => [name, fields[name] ?? ''] as const);
  return entries.every(([, value]) => typeof value === 'string')
    ? (Object.fromEntries(entries) as Required)
    : undefined;
};

/** Refuses in the words of the order form, which are clearer than those of the contract check. */
export const orderObjection =
  (call: OrderCall): FormCheck =>
  (fields) => {
    const texts = textsOf(fields);
    if (!texts) return undefined;
    const missing = required.find((name) => texts[name] === '');
    if (missing) return refuse(400, fieldTexts.required, missing);
    const pair = pairOfOrder(texts, call);
    return isRefused(pair) ? pair : figureRefusal(texts, pair);
  };
